/// A piece of Swift source that matters to a scan: a word, a sign, or the place of a literal.
struct Token {
  enum Kind: UInt8 {
    case word
    case sign
    case literal
    /// `#if`, `#Preview`: a number sign with the word behind it.
    case directive
    case endOfFile
  }

  let kind: Kind

  /// Whether it is the first one on its line.
  let beginsLine: Bool

  /// Which of the known words this is, or 0. Of a sign: its byte.
  let code: UInt16

  /// Where it stands, in bytes from the start of the file.
  let start: Int32
  let length: Int32

  func isSign(_ sign: Unicode.Scalar) -> Bool {
    kind == .sign && code == UInt16(truncatingIfNeeded: sign.value)
  }

  func isSame(as other: Token) -> Bool { kind == other.kind && code == other.code }

  func isWord(_ word: KnownWord) -> Bool { kind == .word && code == word.rawValue }

  func isWord(_ group: KnownWord.Group) -> Bool { kind == .word && group.contains(code) }
}
