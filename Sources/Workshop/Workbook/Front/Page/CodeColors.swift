import Stage

/// A block of code as a terminal shows it: coloured by what it is written in.
struct CodeColors {
  /// The word after the fence: `swift`, `diff`, `sh`.
  let language: String

  func line(_ text: String) -> StyledText {
    switch language {
    case "swift": swift(text)
    case "diff": StyledText(text, style: .ofDiff(text.first))
    case "text": StyledText(text)
    default: StyledText(text, style: .code)
    }
  }

  private func swift(_ text: String) -> StyledText {
    var line = StyledText()
    var rest = Substring(text)
    while !rest.isEmpty {
      let (part, style) = token(rest)
      line = line + StyledText(String(part), style: style)
      rest = rest[part.endIndex...]
    }
    return line
  }

  /// The next piece of a line that is of one kind.
  private func token(_ rest: Substring) -> (Substring, Style) {
    if rest.hasPrefix("//") { return (rest, .dim) }
    if let match = rest.prefixMatch(of: /"(\\.|[^"\\])*"?/) {
      return (match.0, Style(foreground: .red))
    }
    if let match = rest.prefixMatch(of: /[@#]\w+/) { return (match.0, Style(foreground: .magenta)) }
    if let match = rest.prefixMatch(of: /\w+/) {
      if Self.keywords.contains(match.0) { return (match.0, Style(foreground: .magenta)) }
      let first = match.0.first
      if first?.isNumber == true { return (match.0, Style(foreground: .blue)) }
      return (match.0, first?.isUppercase == true ? Style(foreground: .cyan) : .plain)
    }
    return (rest.prefix(1), .plain)
  }

  private static let keywords: Set<Substring> = [
    "actor", "any", "as", "async", "await", "break", "case", "catch", "class", "continue",
    "default", "defer", "do", "else", "enum", "extension", "false", "fileprivate", "final", "for",
    "func", "get", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let",
    "mutating", "nil", "nonisolated", "package", "private", "protocol", "public", "return", "self",
    "Self", "set", "some", "static", "struct", "super", "switch", "throw", "throws", "true", "try",
    "var", "weak", "where", "while",
  ]
}
