/// The effect of a difference on a line, with the sign that stands before it in a diff.
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

/// The lines in which one text differs from another, as hunks: each has a line of context and no
/// numbers, and `@@` stands between two of them.
///
/// A hunk is found by its lines alone. So it has more context if one line is not enough to
/// distinguish its place from others, and a hunk that fits nowhere, or twice, is refused.
package struct Difference: Equatable, Sendable {
  package let hunks: [[Edit]]

  /// As they are printed. None ends with a space.
  package var lines: [String] {
    Array(
      hunks.map { $0.map { "\($0.kind.rawValue)\($0.text)".withoutSpacesAtTheEnd } }
        .joined(separator: ["@@"])
    )
  }

  /// - Parameter isPatch: Whether it is applied to a text later. Each hunk then gets enough context
  ///   to be found there.
  package init(from old: [String], to new: [String], isPatch: Bool = false) {
    let edits = Edit.all(from: old, to: new)
    func around(_ range: Range<Int>) -> Range<Int> {
      max(0, range.lowerBound - 1)..<min(edits.count, range.upperBound + 1)
    }
    // Hunks that touch are one.
    var ranges = RangeSet(
      edits.indices(where: { $0.kind != .same }).ranges.map(around)
    )
    while isPatch,
      let range = ranges.ranges.first(where: { old.starts(of: edits[$0].oldLines).count > 1 })
    {
      ranges.insert(contentsOf: around(range))
    }
    hunks = ranges.ranges.map { Array(edits[$0]) }
  }

  /// Reads what was printed, or what a person wrote in that form.
  package init(reading lines: [String]) throws(Fault) {
    var hunks: [[Edit]] = [[]]
    for line in lines {
      if line == "@@" {
        hunks.append([])
      } else if let kind = EditKind(rawValue: line.first ?? " ") {
        hunks[hunks.count - 1].append(Edit(kind: kind, text: String(line.dropFirst())))
      } else {
        throw Fault(nil, "Begin \"\(line)\" with +, - or a space, as each line of a difference.")
      }
    }
    self.hunks = hunks
  }

  /// The lines of a text with this difference.
  package func applied(to old: [String]) throws(Fault) -> [String] {
    var new: [String] = []
    var rest = old[...]
    for hunk in hunks {
      let lines = hunk[...].oldLines
      let starts = rest.starts(of: lines)
      guard starts.count == 1 else {
        let missing = lines.indices.first { rest.starts(of: Array(lines[...$0])).isEmpty }
        let sentence =
          missing.map { "The solution has no line \"\(lines[$0])\" here: quote it as it is." }
          ?? "The solution has \(starts.count) places for this: quote one more line around it."
        throw Fault(nil, sentence)
      }
      new += rest[..<starts[0]] + hunk.filter { $0.kind != .removed }.map(\.text)
      rest = rest[(starts[0] + lines.count)...]
    }
    return new + rest
  }
}

extension ArraySlice<Edit> {
  /// The lines by which the hunk is found.
  fileprivate var oldLines: [String] { filter { $0.kind != .added }.map(\.text) }
}

extension RandomAccessCollection<String> where Index == Int {
  /// The indices at which these lines stand one after the other.
  fileprivate func starts(of lines: [String]) -> [Int] {
    guard lines.count <= count else { return [] }
    return (startIndex...(endIndex - lines.count)).filter { start in
      lines.indices.allSatisfy { self[start + $0] == lines[$0] }
    }
  }
}
