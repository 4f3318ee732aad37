extension FileScanner {
  /// The excerpt of a place in a report, and its tokens: the code that matched, the call that
  /// follows, and the labels of its arguments.
  func excerpt(from start: Int, matchedTo end: Int) -> (text: String, tokens: Range<Int>) {
    var text = ""
    var index = start
    var membersBehindMatch = 0
    scan: while index < tokens.count - 1, text.utf8.count < 60 {
      let token = tokens[index]
      switch token.kind {
      // The parenthesis that begins a line is not of this call, but of a tuple.
      case .sign where token.isSign("(") && !(token.beginsLine && index >= end):
        let (labels, next) = labels(from: index)
        text += "(\(labels))"
        index = next
      case .sign where token.isSign(".") && tokens[index + 1].kind == .word:
        guard index < end || membersBehindMatch < 2 else { break scan }
        membersBehindMatch += index < end ? 0 : 1
        text += ".\(tokens[index + 1].text)"
        index += 2
      case .word where index < end, .sign where index < end:
        let hasBlanks = token.isSign("=") || token.isSign("{")
        text +=
          hasBlanks ? " \(tokens[index].text) " : token.isSign(":") ? ": " : tokens[index].text
        index += 1
      default: break scan
      }
    }
    return (text.split(separator: " ").joined(separator: " "), start..<index)
  }

  /// The labels of the arguments in these parentheses, and the index of the token behind them.
  private func labels(from start: Int) -> (String, Int) {
    var (index, depth, labels, beginsArgument) = (start, 0, "", false)
    while tokens[index].kind != .endOfFile {
      let token = tokens[index]
      if token.closes { depth -= 1 }
      if depth == 0, index > start { return (labels, index + 1) }
      if beginsArgument {
        let isLabel = token.kind == .word && tokens[index + 1].isSign(":")
        labels += isLabel ? "\(tokens[index].text):" : "_:"
      }
      if token.opens { depth += 1 }
      beginsArgument = index == start || depth == 1 && token.isSign(",")
      index += 1
    }
    return (labels, index)
  }
}
