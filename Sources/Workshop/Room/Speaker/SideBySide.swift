import Course

extension [Edit] {
  /// The lines of a hunk in pairs, from top to bottom: what was removed stands next to what was
  /// added in its place.
  var pairs: [[ShownDiff.Line]] {
    var pairs: [(left: Edit?, right: Edit?)] = []
    var free = 0
    for edit in self {
      switch edit.kind {
      case .removed:
        pairs.append((edit, nil))
      case .added:
        free = pairs[free...].firstIndex { $0.right == nil } ?? pairs.count
        if free == pairs.count { pairs.append((nil, nil)) }
        pairs[free].right = edit
      case .same:
        pairs.append((edit, edit))
        free = pairs.count
      }
    }
    return pairs.map(ShownDiff.Line.pair)
  }
}

extension ShownDiff.Line {
  /// Two lines, cut where they differ: before, changed, after. They are whole if they have too
  /// little in common, or if one has no counterpart.
  static func pair(_ left: Edit?, _ right: Edit?) -> [ShownDiff.Line] {
    let (old, new) = (words(of: left), words(of: right))
    let first = zip(old, new).prefix { $0 == $1 }.count
    let most = min(old.count, new.count) - first
    let last = zip(old.reversed(), new.reversed()).prefix(most).prefix { $0 == $1 }.count
    let (before, after) = (old.prefix(first).joined().count, old.suffix(last).joined().count)
    let least = min(old.joined().count, new.joined().count)
    let isChange = left?.kind == .removed && right?.kind == .added
    let isCut = isChange && (before + after) * 3 >= least
    return [left, right].map { edit in
      let text = edit?.text ?? ""
      let start = text.prefix { $0 == " " }.count + before
      let parts = [text.prefix(start), text.dropFirst(start).dropLast(after), text.suffix(after)]
      let sign = edit.map { String($0.kind.rawValue) } ?? ""
      return ShownDiff.Line(sign: sign, parts: isCut ? parts.map { String($0) } : [text])
    }
  }

  /// Words are compared, and not letters.
  private static func words(of edit: Edit?) -> [Substring] {
    (edit?.text ?? "").drop { $0 == " " }.matches(of: /\w+|\W/).map(\.output)
  }
}
