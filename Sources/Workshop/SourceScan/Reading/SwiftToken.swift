/// A piece of Swift source: a word, a sign, or the place of a literal.
struct SwiftToken: Sendable {
  enum Kind: Sendable {
    case word
    case sign
    case literal
    /// `#if`, `#Preview`: its text is the word behind the number sign.
    case directive
    case endOfFile
  }

  let kind: Kind

  /// Empty for a literal.
  let text: String

  /// The beginning, counted from one; the column in bytes, as the compiler does.
  let line: Int
  let column: Int

  /// Whether it is the first one on its line.
  let beginsLine: Bool

  func isSign(_ sign: String) -> Bool { kind == .sign && text == sign }

  func isWord(_ word: String) -> Bool { kind == .word && text == word }

  func isWord(_ words: Set<String>) -> Bool { kind == .word && words.contains(text) }

  func isSame(as other: SwiftToken) -> Bool { kind == other.kind && text == other.text }

  var opens: Bool { isSign("(") || isSign("[") || isSign("{") }

  var closes: Bool { isSign(")") || isSign("]") || isSign("}") }
}
