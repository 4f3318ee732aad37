import Stage

/// A block of code as a terminal shows it: coloured by what it is written in.
struct CodeColors {
  /// The word after the fence: `swift`, `diff`, `sh`.
  let language: String

  func line(_ text: String) -> StyledLine {
    switch language {
    case "swift": swift(text)
    case "diff": StyledLine(text, .ofDiff(text.first))
    case "text": StyledLine(text)
    default: StyledLine(text, .code)
    }
  }

  private func swift(_ text: String) -> StyledLine {
    var line = StyledLine("")
    var rest = Substring(text)
    while !rest.isEmpty {
      let (part, style) = token(rest)
      line = line + StyledLine(String(part), style)
      rest = rest[part.endIndex...]
    }
    return line
  }

  /// The next piece of a line that is of one kind.
  private func token(_ rest: Substring) -> (Substring, TextStyle) {
    if rest.hasPrefix("//") { return (rest, .dim) }
    if let match = rest.prefixMatch(of: /"(\\.|[^"\\])*"?/) {
      return (match.0, TextStyle(foreground: .brightRed))
    }
    if let match = rest.prefixMatch(of: /[@#]\w+/) {
      return (match.0, TextStyle(foreground: .magenta))
    }
    if let match = rest.prefixMatch(of: /\w+/) {
      if Self.keywords.contains(match.0) { return (match.0, TextStyle(foreground: .magenta)) }
      let first = match.0.first
      if first?.isNumber == true { return (match.0, TextStyle(foreground: .blue)) }
      return (match.0, first?.isUppercase == true ? TextStyle(foreground: .cyan) : .plain)
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
