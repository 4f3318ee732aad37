/// Where the lines of a file begin.
struct LineNumbers {
  private let source: [UInt8]
  private var starts = [0]

  init(_ source: [UInt8]) {
    self.source = source
    for index in source.indices where source[index] == 10 { starts.append(index + 1) }
  }

  /// Counted from one, in bytes, as the compiler does.
  func position(of offset: Int) -> (line: Int, column: Int) {
    var (low, high) = (0, starts.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= offset { low = middle } else { high = middle - 1 }
    }
    return (low + 1, offset - starts[low] + 1)
  }

  /// Whether nothing but blanks stands before this place on its line.
  func isBlank(before offset: Int) -> Bool {
    let start = starts[position(of: offset).line - 1]
    return source[start..<offset].allSatisfy { $0 == 32 || $0 == 9 }
  }
}

/// The comments with which a person accepts a place: `// uncontrolled: reason`.
struct Acceptances {
  let comments: [Range<Int>]
  let source: [UInt8]

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
