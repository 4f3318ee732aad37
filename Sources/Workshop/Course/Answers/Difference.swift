/// The lines in which one text differs from another, in the form that people read: with a line of
/// context, without numbers, and `@@` between two places that are apart.
///
/// A place is known by its lines alone. So it has more context if one line is not enough to
/// distinguish it from others, and what fits nowhere, or twice, is refused.
package struct Difference: Equatable, Sendable {
  package struct Line: Equatable, Sendable {
    let kind: EditKind
    let text: String
    /// Which line of the difference it is, from 0 on.
    let offset: Int
  }

  /// The lines of each place.
  private let places: [[Line]]

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
    var ranges = edits.indices.filter { edits[$0].kind != .same }.map { around($0..<$0 + 1) }
      .mergingAdjacent
    while isApplied,
      let index = ranges.firstIndex(where: { range in
        old.places(of: edits[range].filter { $0.kind != .added }.map(\.element)).count > 1
      })
    {
      ranges[index] = around(ranges[index])
      ranges = ranges.mergingAdjacent
    }
    var offset = -1
    places = ranges.map { range in
      // Before each place but the first is a line with @@.
      offset += 1
      defer { offset += range.count }
      return edits[range].enumerated().map { index, edit in
        Line(kind: edit.kind, text: edit.element, offset: offset + index)
      }
    }
  }

  /// Reads what was printed, or what a person wrote in that form.
  package init(reading lines: [String]) throws(Misfit) {
    var places: [[Line]] = [[]]
    for (offset, line) in lines.enumerated() {
      if line == "@@" {
        places.append([])
      } else if let kind = EditKind(rawValue: line.first ?? " ") {
        let line = Line(kind: kind, text: String(line.dropFirst()), offset: offset)
        places[places.count - 1].append(line)
      } else {
        throw Misfit(offset: offset, kind: .noSign)
      }
    }
    for (index, place) in places.enumerated() where place.allSatisfy({ $0.kind == .same }) {
      // An empty place after the last @@ has no line of its own.
      let offset = place.first?.offset ?? places[..<index].joined().last.map { $0.offset + 1 }
      throw Misfit(offset: offset ?? 0, kind: .noChange)
    }
    self.places = places
  }

  /// The lines of a text with this difference.
  package func applied(to old: [String]) throws(Misfit) -> [String] {
    var new: [String] = []
    var end = 0
    for place in places {
      let start = try start(of: place, in: old)
      guard start >= end else { throw Misfit(offset: place[0].offset, kind: .isAbove) }
      new += old[end..<start]
      new += place.filter { $0.kind != .removed }.map(\.text)
      end = start + place.count { $0.kind != .added }
    }
    return new + old[end...]
  }

  /// The same with less context, if the lines around a place have changed, and the others still say
  /// where it is.
  package func loosened(for old: [String]) -> Difference {
    Difference(
      places: places.map { place in
        let above = place.prefix { $0.kind == .same }.count
        let below = place.reversed().prefix { $0.kind == .same }.count
        for cut in 0...above + below {
          for first in max(0, cut - below)...min(cut, above) {
            let rest = Array(place.dropFirst(first).dropLast(cut - first))
            if (try? start(of: rest, in: old)) != nil { return rest }
          }
        }
        return place
      }
    )
  }

  private init(places: [[Line]]) { self.places = places }

  private func start(of place: [Line], in old: [String]) throws(Misfit) -> Int {
    let known = place.filter { $0.kind != .added }
    let first = place[0].offset
    guard !known.isEmpty else { throw Misfit(offset: first, kind: .noContext) }
    let starts = old.places(of: known.map(\.text))
    if starts.count == 1 { return starts[0] }
    if starts.count > 1 { throw Misfit(offset: first, kind: .places(starts.count)) }
    let stranger = known.indices.first { old.places(of: known[...$0].map(\.text)).isEmpty }!
    throw Misfit(offset: known[stranger].offset, kind: .noPlace(known[stranger].text))
  }
}

/// Why a difference does not fit the text that it should change.
package struct Misfit: Error, Equatable {
  /// The line of the difference, from 0 on.
  package let offset: Int
  package let kind: Kind

  package enum Kind: Equatable, Sendable {
    case noSign, noChange, noContext, isAbove
    case places(Int)
    case noPlace(String)
  }

  /// What is wrong, and what to do, in a sentence about the text at a path.
  package func sentence(about path: String) -> String {
    switch kind {
    case .noSign: "No line of a difference begins like this: begin it with +, - or a space."
    case .noChange: "Nothing is different here: mark lines with + or -, or remove the @@."
    case .noContext: "No line says where in \(path) this is: add one of those around it."
    case .isAbove: "This place is further up in \(path) than the one before: write it first."
    case .places(let count):
      "\(path) has these lines in \(count) places: add lines of those around the right one."
    case .noPlace(let text):
      "\(path) does not have the line \"\(text)\" here: quote it as it is, with what is around it."
    }
  }
}

extension [String] {
  /// Where these lines stand one after the other.
  fileprivate func places(of lines: [String]) -> [Int] {
    guard let first = lines.first, lines.count <= count else { return [] }
    return (0...(count - lines.count)).filter {
      self[$0] == first && self[$0..<$0 + lines.count].elementsEqual(lines)
    }
  }
}

extension [Range<Int>] {
  /// The same, with those joined that touch.
  fileprivate var mergingAdjacent: [Range<Int>] {
    reduce(into: []) { ranges, next in
      if let last = ranges.last, next.lowerBound <= last.upperBound {
        ranges[ranges.count - 1] = last.lowerBound..<Swift.max(last.upperBound, next.upperBound)
      } else {
        ranges.append(next)
      }
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
