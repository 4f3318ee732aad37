/// What is different between two texts, as `diff -u` says it: with three lines around each change.
struct UnifiedDiff: Equatable, Sendable {
  struct Line: Equatable, Sendable {
    enum Kind: Equatable, Sendable { case heading, place, same, removed, added, note }

    let kind: Kind
    let text: String
  }

  let lines: [Line]

  var text: String { lines.map { "\($0.text)\n" }.joined() }

  private static let context = 3

  init(from old: String, named oldName: String, to new: String, named newName: String) {
    let steps = Self.steps(from: old.wholeLines, to: new.wholeLines)
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
        lines.append(Line(kind: step.kind, text: step.mark + step.line.text))
        if !step.line.isEnded {
          lines.append(Line(kind: .note, text: "\\ No newline at end of file"))
        }
      }
    }
    self.lines = lines
  }

  private struct Step {
    let kind: Line.Kind
    let line: WholeLine

    var mark: String { kind == .added ? "+" : kind == .removed ? "-" : " " }
  }

  private static func steps(from old: [WholeLine], to new: [WholeLine]) -> [Step] {
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var steps: [Step] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if removed.contains(i) {
        steps.append(Step(kind: .removed, line: old[i]))
        i += 1
      } else if added.contains(j) {
        steps.append(Step(kind: .added, line: new[j]))
        j += 1
      } else {
        steps.append(Step(kind: .same, line: old[i]))
        (i, j) = (i + 1, j + 1)
      }
    }
    return steps
  }

  /// The changes with the lines around them; those that would touch are one.
  private static func hunks(_ steps: [Step]) -> [Range<Int>] {
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
    _ steps: [Step],
    _ hunk: Range<Int>,
    _ isIn: (Line.Kind) -> Bool
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
