/// A piece of Swift source: a word, a sign, or the place of a literal.
package struct SwiftToken: Sendable {
  package enum Kind: Sendable {
    case word
    case sign
    case literal
    /// `#if`, `#Preview`: its text is the word behind the number sign.
    case directive
    case endOfFile
  }

  package let kind: Kind

  /// Empty for a literal.
  package let text: String

  /// Whether it is the first one on its line.
  package let beginsLine: Bool

  /// Where it stands, in bytes from the start of the file. Of a string, that is where it begins.
  package let range: Range<Int>

  package func isSign(_ sign: String) -> Bool { kind == .sign && text == sign }

  package func isWord(_ word: String) -> Bool { kind == .word && text == word }

  package func isWord(_ words: Set<String>) -> Bool { kind == .word && words.contains(text) }

  package func isSame(as other: SwiftToken) -> Bool { kind == other.kind && text == other.text }
}
