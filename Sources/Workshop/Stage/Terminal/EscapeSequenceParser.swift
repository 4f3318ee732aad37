/// Parses the bytes that a program writes to a terminal, or that a terminal sends for keys, in
/// whatever pieces they arrive.
package struct EscapeSequenceParser: Sendable {
  package enum Token: Equatable, Sendable {
    case text(Unicode.Scalar)
    case control(UInt8)
    /// `ESC [` or `ESC O`, parameters, and a final letter. A `?` before the parameters, or a space
    /// behind them, changes what the letter means, so it is a part of the name: `?h`.
    case sequence(name: String, parameters: [Int])
    /// `ESC` and one more byte.
    case escape(UInt8)
    /// A title, a clipboard, a question to the terminal.
    case controlString
  }

  /// The bytes of a token that is not whole yet.
  private(set) var bytes: [UInt8] = []
  /// Whether `ESC [` or `ESC O` has come, and the final letter not yet.
  var isInSequence: Bool {
    bytes.count > 1 && bytes[0] == 0x1B
      && (bytes[1] == UInt8(ascii: "[") || bytes[1] == UInt8(ascii: "O"))
  }

  private static let longestSequence = 64
  private static let longestString = 100_000

  package init() {}

  /// The token that ends with this byte, and all bytes of it.
  package mutating func parse(_ byte: UInt8) -> (token: Token, bytes: [UInt8])? {
    // Most bytes are a letter.
    if bytes.isEmpty, (0x20..<0x7F).contains(byte) { return (.text(Unicode.Scalar(byte)), []) }
    bytes.append(byte)
    switch bytes[0] {
    case 0x1B: return escape(byte)
    case 0..<0x20, 0x7F: return whole(.control(byte))
    case 0xC2...0xF4:
      guard bytes.count == 1 || byte & 0xC0 == 0x80 else { return begin(with: byte) }
      let length = bytes[0] < 0xE0 ? 2 : bytes[0] < 0xF0 ? 3 : 4
      guard bytes.count == length else { return nil }
      return String(decoding: bytes, as: UTF8.self).unicodeScalars.first.map { whole(.text($0)) }
    default: return whole(.text("\u{FFFD}"))
    }
  }

  private mutating func whole(_ token: Token) -> (Token, [UInt8]) {
    defer { bytes = [] }
    return (token, bytes)
  }

  /// What came before is no token.
  private mutating func begin(with byte: UInt8) -> (Token, [UInt8])? {
    bytes = []
    return parse(byte)
  }

  private mutating func escape(_ byte: UInt8) -> (Token, [UInt8])? {
    guard bytes.count > 1 else { return nil }
    switch bytes[1] {
    case _ where isInSequence:
      if byte < 0x20 { return begin(with: byte) }
      if bytes.count > 2, (0x40...0x7E).contains(byte) { return whole(sequence) }
      // No known sequence is longer.
      if bytes.count > Self.longestSequence { bytes = [] }
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"):
      // It ends with BEL or `ESC \`.
      let isEndedByEscape = byte == 0x5C && bytes.count > 3 && bytes[bytes.count - 2] == 0x1B
      if byte == 7 || isEndedByEscape { return whole(.controlString) }
      if bytes.count > Self.longestString { bytes.removeSubrange(2...) }
    case 0x1B:
      bytes = [0x1B]
      return (.control(0x1B), bytes)
    case 0x80...: return begin(with: byte)
    case 0x20...0x2F:
      // The letter of a set of characters follows. All draw in Unicode.
      if bytes.count > 2 { bytes = [] }
    default: return whole(.escape(byte))
    }
    return nil
  }

  private var sequence: Token {
    let inner = bytes[2..<(bytes.count - 1)]
    let mark = inner.first { (0x3C...0x3F).contains($0) || (0x20...0x2F).contains($0) }
    let name = [mark, bytes.last].compactMap(\.self)
    let numbers = inner.filter { (0x30...0x3B).contains($0) }
    return .sequence(
      name: String(decoding: name, as: UTF8.self),
      parameters: numbers.isEmpty ? [] : Self.numbers(numbers)
    )
  }

  /// Of a parameter with parts, such as `4:3`, the first part counts; of a colour, all of them.
  private static func numbers(_ bytes: [UInt8]) -> [Int] {
    bytes.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).flatMap { number in
      let parts = number.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        .map { min(Int(String(decoding: $0, as: UTF8.self)) ?? 0, 99_999) }
      guard parts.count > 1, [38, 48, 58].contains(parts[0]) else { return [parts.first ?? 0] }
      // `38:2::1:2:3` has the name of a colour space before its red.
      return parts[1] == 2 && parts.count > 5 ? [parts[0], 2] + parts[3...] : parts
    }
  }
}
