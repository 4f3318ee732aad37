import Course
import Stage

/// A block of code as a terminal shows it: coloured by what it is written in.
struct CodeColors {
  /// The word after the fence: `swift`, `diff`, `sh`.
  let language: String

  func line(_ text: String) -> StyledLine {
    switch language {
    case "swift" where !text.isEmpty: swift(text)
    case "diff": StyledLine(text, .ofDiff(text.first))
    case "text": StyledLine(text)
    default: StyledLine(text, .code)
    }
  }

  private func swift(_ text: String) -> StyledLine {
    let lexer = SwiftLexer(text)
    var styles = [TextStyle](repeating: .plain, count: text.utf8.count)
    func color(_ range: Range<Int>, _ style: TextStyle) {
      for index in range.clamped(to: styles.indices) { styles[index] = style }
    }
    for (index, token) in lexer.tokens.enumerated() {
      let isAttribute = index > 0 && lexer.tokens[index - 1].isSign("@")
      let start = token.range.lowerBound - (isAttribute || token.kind == .directive ? 1 : 0)
      color(start..<token.range.upperBound, style(of: token, isAttribute: isAttribute))
    }
    for string in lexer.strings { color(string, TextStyle(foreground: .brightRed)) }
    for comment in lexer.comments { color(comment, .dim) }

    var line = StyledLine("")
    var start = 0
    let bytes = Array(text.utf8)
    for end in 1...bytes.count where end == bytes.count || styles[end] != styles[start] {
      line = line + StyledLine(String(decoding: bytes[start..<end], as: UTF8.self), styles[start])
      start = end
    }
    return line
  }

  private func style(of token: SwiftToken, isAttribute: Bool) -> TextStyle {
    switch token.kind {
    case .directive: return TextStyle(foreground: .magenta)
    case .literal: return TextStyle(foreground: .blue)
    case .word where isAttribute || Self.keywords.contains(token.text):
      return TextStyle(foreground: .magenta)
    case .word where token.text.first?.isUppercase == true: return TextStyle(foreground: .cyan)
    case .word, .sign, .endOfFile: return .plain
    }
  }

  private static let keywords: Set<String> = [
    "actor", "any", "as", "async", "await", "break", "case", "catch", "class", "continue",
    "default", "defer", "do", "else", "enum", "extension", "false", "fileprivate", "final", "for",
    "func", "get", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let",
    "mutating", "nil", "nonisolated", "package", "private", "protocol", "public", "return", "self",
    "Self", "set", "some", "static", "struct", "super", "switch", "throw", "throws", "true", "try",
    "var", "weak", "where", "while",
  ]
}
