/// What a difference does with a line, as the sign that stands before it in a diff.
package enum EditKind: Character, Sendable {
  case same = " "
  case removed = "-"
  case added = "+"
}

/// One line of two texts, and whether it was removed, added or kept.
package struct Edit: Equatable, Sendable {
  package let kind: EditKind
  package let text: String

  /// All lines of both texts, in order.
  package static func all(from old: [String], to new: [String]) -> [Edit] {
    var (removed, added): (Set<Int>, Set<Int>) = ([], [])
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var edits: [Edit] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if removed.contains(i) {
        edits.append(Edit(kind: .removed, text: old[i]))
        i += 1
      } else if added.contains(j) {
        edits.append(Edit(kind: .added, text: new[j]))
        j += 1
      } else {
        edits.append(Edit(kind: .same, text: old[i]))
        (i, j) = (i + 1, j + 1)
      }
    }
    return edits
  }
}

/// The lines in which one text differs from another, in the form that people read: with a line of
/// context, without numbers, and `@@` between two places that are apart.
///
/// A place is known by its lines alone. So it has more context if one line is not enough to
/// distinguish it from others, and what fits nowhere, or twice, is refused.
package struct Difference: Equatable, Sendable {
  /// The lines of each place.
  private let places: [[Edit]]

  /// As they are printed. None ends with a space.
  package var lines: [String] {
    Array(
      places.map { $0.map { "\($0.kind.rawValue)\($0.text)".withoutSpacesAtTheEnd } }
        .joined(separator: ["@@"])
    )
  }

  /// - Parameter isApplied: Whether each place gets enough context to be found again.
  package init(from old: [String], to new: [String], isApplied: Bool = false) {
    let edits = Edit.all(from: old, to: new)
    func around(_ range: Range<Int>) -> Range<Int> {
      max(0, range.lowerBound - 1)..<min(edits.count, range.upperBound + 1)
    }
    // Those that touch are one.
    var ranges = RangeSet(
      edits.indices(where: { $0.kind != .same }).ranges.map(around)
    )
    while isApplied,
      let range = ranges.ranges.first(where: { old.places(of: edits[$0].known).count > 1 })
    {
      ranges.insert(contentsOf: around(range))
    }
    places = ranges.ranges.map { Array(edits[$0]) }
  }

  /// Reads what was printed, or what a person wrote in that form.
  package init(reading lines: [String]) throws(Misfit) {
    var places: [[Edit]] = [[]]
    for line in lines {
      if line == "@@" {
        places.append([])
      } else if let kind = EditKind(rawValue: line.first ?? " ") {
        places[places.count - 1].append(Edit(kind: kind, text: String(line.dropFirst())))
      } else {
        throw .noSign(line)
      }
    }
    self.places = places
  }

  /// The lines of a text with this difference.
  package func applied(to old: [String]) throws(Misfit) -> [String] {
    var new: [String] = []
    var rest = old[...]
    for place in places {
      let known = place[...].known
      let starts = rest.places(of: known)
      guard starts.count == 1 else {
        let stranger = known.indices.first { rest.places(of: Array(known[...$0])).isEmpty }
        if let stranger { throw .noPlace(known[stranger]) }
        throw .places(place.first?.text ?? "", starts.count)
      }
      new += rest[..<starts[0]] + place.filter { $0.kind != .removed }.map(\.text)
      rest = rest[(starts[0] + known.count)...]
    }
    return new + rest
  }

  /// The same with less context, if the lines around a place have changed, and the others still say
  /// where it is.
  package func loosened(for old: [String]) -> Difference {
    Difference(
      places: places.map { place in
        let above = place.prefix { $0.kind == .same }.count
        let below = place.reversed().prefix { $0.kind == .same }.count
        let cuts = (0...above).flatMap { top in (0...below).map { (top: top, bottom: $0) } }
          .sorted { $0.top + $0.bottom < $1.top + $1.bottom }
        return cuts.map { Array(place.dropFirst($0.top).dropLast($0.bottom)) }
          .first { old.places(of: $0[...].known).count == 1 } ?? place
      }
    )
  }

  private init(places: [[Edit]]) { self.places = places }
}

/// Why a difference does not fit the text that it should change.
package enum Misfit: Error, Equatable {
  case noSign(String)
  case noPlace(String)
  case places(String, Int)

  /// What is wrong, and what to do, in a sentence about the text at a path.
  package func sentence(about path: String) -> String {
    switch self {
    case .noSign(let line):
      "No line of a difference begins like \"\(line)\": begin it with +, - or a space."
    case .noPlace(let line):
      "\(path) does not have the line \"\(line)\" here: quote it as it is, with what is around it."
    case .places(let line, let count):
      "\(path) has \(count) places for what begins with \"\(line)\": quote one more line around it."
    }
  }
}

extension ArraySlice<Edit> {
  /// The lines by which the place is found.
  fileprivate var known: [String] { filter { $0.kind != .added }.map(\.text) }
}

extension RandomAccessCollection<String> where Index == Int {
  /// Where these lines stand one after the other.
  fileprivate func places(of lines: [String]) -> [Int] {
    guard lines.count <= count else { return [] }
    return (startIndex...(endIndex - lines.count)).filter { start in
      lines.indices.allSatisfy { self[start + $0] == lines[$0] }
    }
  }
}

extension String {
  /// Its lines, without the empty one after the last line break.
  package var textLines: [String] {
    var lines = split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}
