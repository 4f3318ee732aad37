/// The comments with which a person accepts a place: `// uncontrolled: reason`.
struct Acceptances {
  let comments: [Range<Int>]
  let source: UnsafeBufferPointer<UInt8>

  /// The lines that are accepted: the comment's own, or the next one if it has a line of its own.
  func lines(_ lines: LineNumbers) -> Set<Int> {
    var accepted: Set<Int> = []
    for comment in comments where comment.count > 16 {
      let text = String(decoding: source[comment], as: UTF8.self).drop { "/* ".contains($0) }
      guard text.hasPrefix("uncontrolled:"),
        text.dropFirst(13).contains(where: \.isLetter)
      else { continue }
      let line = lines.position(of: comment.lowerBound).line
      accepted.insert(lines.isBlank(before: comment.lowerBound) ? line + 1 : line)
    }
    return accepted
  }
}
