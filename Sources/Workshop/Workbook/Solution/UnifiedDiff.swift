import Course

/// What is different between two texts, as `diff -u` says it: with three lines around each change.
struct UnifiedDiff: Equatable, Sendable {
  struct Line: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
      case heading, place, note
      case line(EditKind)
    }

    let kind: Kind
    let text: String
  }

  let lines: [Line]

  var text: String { lines.map { "\($0.text)\n" }.joined() }

  private static let context = 3

  init(from old: String, named oldName: String, to new: String, named newName: String) {
    let steps = Edit.all(from: old.wholeLines, to: new.wholeLines)
    let hunks = Self.hunks(steps)
    guard !hunks.isEmpty else {
      lines = []
      return
    }
    var lines = [
      Line(kind: .heading, text: "--- \(oldName)"), Line(kind: .heading, text: "+++ \(newName)"),
    ]
    for hunk in hunks {
      let oldRange = Self.range(steps, hunk) { $0 != .added }
      let newRange = Self.range(steps, hunk) { $0 != .removed }
      lines.append(Line(kind: .place, text: "@@ -\(oldRange) +\(newRange) @@"))
      for step in steps[hunk] {
        let text = "\(step.kind.rawValue)\(step.element.text)"
        lines.append(Line(kind: .line(step.kind), text: text))
        if !step.element.isEnded {
          lines.append(Line(kind: .note, text: "\\ No newline at end of file"))
        }
      }
    }
    self.lines = lines
  }

  /// The changes with the lines around them; those that would touch are one.
  private static func hunks(_ steps: [Edit<WholeLine>]) -> [Range<Int>] {
    var hunks: [Range<Int>] = []
    for index in steps.indices where steps[index].kind != .same {
      let start = max(0, index - context)
      let end = min(steps.count, index + 1 + context)
      if let last = hunks.last, start <= last.upperBound {
        hunks[hunks.count - 1] = last.lowerBound..<end
      } else {
        hunks.append(start..<end)
      }
    }
    return hunks
  }

  /// `12,7`: its first line and how many it has. One line needs no count; none are named by the line
  /// before them.
  private static func range(
    _ steps: [Edit<WholeLine>],
    _ hunk: Range<Int>,
    _ isIn: (EditKind) -> Bool
  ) -> String {
    let before = steps[..<hunk.lowerBound].count { isIn($0.kind) }
    let count = steps[hunk].count { isIn($0.kind) }
    return count == 1 ? "\(before + 1)" : "\(count == 0 ? before : before + 1),\(count)"
  }
}

/// A line with or without its end. Two are equal when their bytes are.
private struct WholeLine: Hashable {
  let text: String
  let isEnded: Bool

  static func == (one: WholeLine, other: WholeLine) -> Bool {
    one.isEnded == other.isEnded && one.text.utf8.elementsEqual(other.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
    hasher.combine(isEnded)
  }
}

extension String {
  fileprivate var wholeLines: [WholeLine] {
    var parts = utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
    let last = parts.removeLast()
    let whole = parts.map { WholeLine(text: $0, isEnded: true) }
    return last.isEmpty ? whole : whole + [WholeLine(text: last, isEnded: false)]
  }
}
