/// One stretch of the way from one list to another.
enum ListStep: Equatable {
  /// The places in the second list.
  case unchanged(Range<Int>)
  /// A place in each list; one alone where an element was removed or inserted.
  case changed(lhs: Int?, rhs: Int?)
}

/// Finds which elements of two lists belong together.
struct Alignment {
  let counts: (lhs: Int, rhs: Int)
  /// Whether the element here is the same as the one there.
  let areSame: (Int, Int) -> Bool
  /// Whether they have the same identity, where elements have one: by it they belong together.
  var haveSameID: ((Int, Int) -> Bool)?
  /// Whether an element in the place of another is that element, changed.
  let pairsReplacements: Bool

  /// How much is compared in search of the shortest edit, which takes as long as its square. What
  /// is not found by then is paired by its place.
  private static let mostComparisons = 200_000

  var steps: [ListStep] {
    let shorter = min(counts.lhs, counts.rhs)
    let prefix = (0..<shorter).first { !areSame($0, $0) } ?? shorter
    let rest = shorter - prefix
    let suffix =
      (0..<rest).first { !areSame(counts.lhs - 1 - $0, counts.rhs - 1 - $0) } ?? rest
    var steps: [ListStep] = prefix > 0 ? [.unchanged(0..<prefix)] : []
    walk(prefix..<counts.lhs - suffix, prefix..<counts.rhs - suffix, &steps)
    if suffix > 0 { keep(counts.rhs - suffix..<counts.rhs, &steps) }
    return steps
  }

  private func walk(_ lhs: Range<Int>, _ rhs: Range<Int>, _ steps: inout [ListStep]) {
    let (removed, inserted) = shortestEdit(lhs, rhs)
    var (here, there) = (lhs.lowerBound, rhs.lowerBound)
    while here < lhs.upperBound || there < rhs.upperBound {
      let (goes, comes) = (removed.contains(here), inserted.contains(there))
      if goes == comes, !goes || pairsReplacements {
        meet(here, there, &steps)
        (here, there) = (here + 1, there + 1)
      } else if goes {
        steps.append(.changed(lhs: here, rhs: nil))
        here += 1
      } else {
        steps.append(.changed(lhs: nil, rhs: there))
        there += 1
      }
    }
  }

  private func shortestEdit(
    _ lhs: Range<Int>,
    _ rhs: Range<Int>
  ) -> (removed: Set<Int>, inserted: Set<Int>) {
    guard abs(lhs.count - rhs.count) < 1_000 else { return (Set(lhs), Set(rhs)) }
    let belongTogether = haveSameID ?? areSame
    var comparisons = 0
    var edit: (removed: Set<Int>, inserted: Set<Int>) = ([], [])
    let difference = rhs.difference(from: lhs) { here, there in
      comparisons += 1
      return comparisons > Self.mostComparisons || belongTogether(here, there)
    }
    for change in difference {
      switch change {
      case .remove(_, let place, _): edit.removed.insert(place)
      case .insert(_, let place, _): edit.inserted.insert(place)
      }
    }
    return edit
  }

  private func meet(_ lhs: Int, _ rhs: Int, _ steps: inout [ListStep]) {
    if areSame(lhs, rhs) {
      keep(rhs..<rhs + 1, &steps)
    } else if haveSameID?(lhs, rhs) ?? pairsReplacements {
      steps.append(.changed(lhs: lhs, rhs: rhs))
    } else {
      steps += [.changed(lhs: lhs, rhs: nil), .changed(lhs: nil, rhs: rhs)]
    }
  }

  private func keep(_ places: Range<Int>, _ steps: inout [ListStep]) {
    if case .unchanged(let before) = steps.last {
      steps[steps.count - 1] = .unchanged(before.lowerBound..<places.upperBound)
    } else {
      steps.append(.unchanged(places))
    }
  }
}
