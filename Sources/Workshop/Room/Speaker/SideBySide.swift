import Course

/// A line of one version, and the line of the other one that stands next to it.
struct DiffPair: Equatable {
  /// Nil if the other line has no counterpart.
  var left: Edit?
  var right: Edit?

  /// Both, for a page.
  var lines: [ShownDiff.Line] {
    [left, right].map { edit in
      ShownDiff.Line(
        sign: edit.map { String($0.kind.rawValue) } ?? "",
        parts: parts(of: edit?.text ?? "")
      )
    }
  }

  /// A line, cut where it differs from the other one: before, changed, after. It is whole if there
  /// is no other one, or if they have too little in common.
  func parts(of text: String) -> [String] {
    let (old, new) = (words(of: left?.text ?? ""), words(of: right?.text ?? ""))
    let first = zip(old, new).prefix { $0 == $1 }.count
    let most = min(old.count, new.count) - first
    let last = zip(old.reversed(), new.reversed()).prefix(most).prefix { $0 == $1 }.count
    let (before, after) = (old.prefix(first).joined().count, old.suffix(last).joined().count)
    let least = min(old.joined().count, new.joined().count)
    guard left?.kind == .removed, right?.kind == .added, (before + after) * 3 >= least else {
      return [text]
    }
    let start = text.prefix { $0 == " " }.count + before
    return [text.prefix(start), text.dropFirst(start).dropLast(after), text.suffix(after)].map {
      String($0)
    }
  }

  /// Words are compared, and not letters.
  private func words(of line: String) -> [Substring] {
    line.drop { $0 == " " }.matches(of: /\w+|\W/).map(\.output)
  }
}

extension [Edit] {
  /// The lines of a hunk in pairs, from top to bottom: what was removed stands next to what was
  /// added in its place.
  var pairs: [DiffPair] {
    var pairs: [DiffPair] = []
    var free = 0
    for edit in self {
      switch edit.kind {
      case .removed:
        pairs.append(DiffPair(left: edit))
      case .added:
        free = pairs[free...].firstIndex { $0.right == nil } ?? pairs.count
        if free == pairs.count { pairs.append(DiffPair()) }
        pairs[free].right = edit
      case .same:
        pairs.append(DiffPair(left: edit, right: edit))
        free = pairs.count
      }
    }
    return pairs
  }
}
