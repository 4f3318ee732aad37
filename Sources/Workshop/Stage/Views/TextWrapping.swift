extension String {
  /// The lines of this text, broken between words, or inside a word that is wider than a line.
  package func wrapped(columns: Int) -> [String] {
    split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).flatMap {
      wrappedLine(String($0), columns: columns)
    }
  }

  /// This text, cut to a width that includes the "…" which says so.
  package func truncated(columns: Int) -> String {
    guard self.columns > columns else { return self }
    guard columns > 0 else { return "" }
    return prefix(columns: columns - 1) + "…"
  }

  /// The longest beginning that is no wider than this.
  func prefix(columns: Int) -> String {
    var room = columns
    return String(
      prefix { character in
        room -= character.columns
        return room >= 0
      }
    )
  }
}

private func wrappedLine(_ line: String, columns: Int) -> [String] {
  var lines: [String] = []
  var rest = Substring(line)
  // The rest of a long line is not measured again for each line that it gives.
  while var end = rest.firstIndex(after: columns) {
    // A character that is wider than the whole line gets a line of its own, and is cut there.
    if end == rest.startIndex { end = rest.index(after: end) }
    var next = end
    if let space = rest[...(end < rest.endIndex ? end : rest.startIndex)].lastIndex(of: " "),
      space > rest.startIndex
    {
      end = space
      next = rest.index(after: space)
    }
    lines.append(String(rest[..<end]))
    rest = rest[next...]
  }
  lines.append(String(rest))
  return lines
}

extension Substring {
  /// The first character for which there is no room any more; nil where there is room for all.
  fileprivate func firstIndex(after columns: Int) -> Index? {
    var room = columns
    return firstIndex { character in
      room -= character.columns
      return room < 0
    }
  }
}
