/// One stretch of the way from one list to another.
enum ListStep: Equatable {
  case unchanged(lhs: Range<Int>, rhs: Range<Int>)
  case changed(lhs: Int, rhs: Int)
  case removed(Int)
  case inserted(Int)
}

/// Finds which elements of two lists belong together.
///
/// Most lists in a test differ in one place, so the equal ends are set aside first. Between them,
/// the shortest edit is searched for as long as it is short; past that the elements that occur
/// once are the landmarks. Nothing here takes time that grows as the square of the lists.
struct Alignment {
  var counts: (lhs: Int, rhs: Int)
  /// Whether the element here is the same as the one there.
  var areSame: (Int, Int) -> Bool
  /// Numbers by which elements can be found, for those two ranges, if they can.
  var tokens: (Range<Int>, Range<Int>) -> (lhs: [Int], rhs: [Int])? = { _, _ in nil }
  /// Whether an element in the place of another is that element, changed.
  var pairsReplacements = true

  var steps: [ListStep] {
    let shorter = min(counts.lhs, counts.rhs)
    let prefix = (0..<shorter).first { !areSame($0, $0) } ?? shorter
    let suffix =
      (0..<(shorter - prefix)).first { !areSame(counts.lhs - 1 - $0, counts.rhs - 1 - $0) }
      ?? (shorter - prefix)
    let end = (lhs: counts.lhs - suffix, rhs: counts.rhs - suffix)
    var path = Path(alignment: self)
    path.keep(prefix)
    for pair in matches(prefix..<end.lhs, prefix..<end.rhs) {
      path.replace(upTo: pair)
      path.meet()
    }
    path.replace(upTo: end)
    path.keep(suffix)
    return path.steps
  }

  /// The pairs that belong together, in order.
  private func matches(_ lhs: Range<Int>, _ rhs: Range<Int>) -> [(lhs: Int, rhs: Int)] {
    guard !lhs.isEmpty, !rhs.isEmpty else { return [] }
    let tokens = tokens(lhs, rhs)
    let found =
      if let tokens {
        shortestEdit(counts: (lhs.count, rhs.count)) { tokens.lhs[$0] == tokens.rhs[$1] }
          ?? landmarks(tokens.lhs, tokens.rhs)
      } else {
        shortestEdit(counts: (lhs.count, rhs.count)) {
          areSame(lhs.lowerBound + $0, rhs.lowerBound + $1)
        } ?? []
      }
    return found.map { (lhs.lowerBound + $0.lhs, rhs.lowerBound + $0.rhs) }
  }

  /// The steps so far, and where they have led.
  private struct Path {
    let alignment: Alignment
    var steps: [ListStep] = []
    var position = (lhs: 0, rhs: 0)

    init(alignment: Alignment) { self.alignment = alignment }

    /// Between two matches everything here has gone, and everything there is new.
    mutating func replace(upTo end: (lhs: Int, rhs: Int)) {
      while alignment.pairsReplacements, position.lhs < end.lhs, position.rhs < end.rhs { meet() }
      steps += (position.lhs..<end.lhs).map { .removed($0) }
      steps += (position.rhs..<end.rhs).map { .inserted($0) }
      position = end
    }

    /// The two elements here belong together, the same or not.
    mutating func meet() {
      if alignment.areSame(position.lhs, position.rhs) { return keep(1) }
      steps.append(.changed(lhs: position.lhs, rhs: position.rhs))
      position = (position.lhs + 1, position.rhs + 1)
    }

    mutating func keep(_ count: Int) {
      guard count > 0 else { return }
      var start = position
      position = (position.lhs + count, position.rhs + count)
      if case .unchanged(let lhs, let rhs) = steps.last {
        start = (lhs.lowerBound, rhs.lowerBound)
        steps.removeLast()
      }
      steps.append(.unchanged(lhs: start.lhs..<position.lhs, rhs: start.rhs..<position.rhs))
    }
  }
}
