/// Parses the bytes that a program writes to a terminal, in whatever pieces they arrive.
struct EscapeSequenceParser: Sendable {
  enum Token: Equatable {
    case text(Unicode.Scalar)
    case control(UInt8)
    case sequence(ControlSequence)
    /// `ESC` and one more byte.
    case escape(UInt8)
    /// A title, a clipboard, a question to the terminal: from its `ESC` to its end.
    case controlString([UInt8])
  }

  /// `ESC [`, parameters, and a final letter.
  struct ControlSequence: Equatable {
    let final: UInt8
    let parameters: [Int]
    /// A `?` before the parameters, or a space behind them: it changes what the letter means.
    let marker: UInt8?
    let bytes: [UInt8]
  }

  private enum State {
    case text
    case escape
    /// A sequence, as far as it has come.
    case sequence([UInt8])
    case controlString([UInt8])
    /// `ESC (` and the like: the letter of a set of characters follows. All draw in Unicode.
    case characterSet
    /// The bytes of a character that is not whole yet.
    case character([UInt8], missing: Int)
  }

  private var state = State.text
  private static let longestSequence = 64
  private static let longestString = 100_000

  mutating func parse(_ byte: UInt8) -> Token? {
    switch state {
    case .text: return begin(byte)
    case .escape: return escape(byte)
    case .sequence(let bytes): return sequence(bytes, byte)
    case .controlString(let bytes): return controlString(bytes, byte)
    case .characterSet: state = .text
    case .character(let bytes, let missing):
      guard byte & 0xC0 == 0x80 else {
        state = .text
        return begin(byte)
      }
      state = missing > 1 ? .character(bytes + [byte], missing: missing - 1) : .text
      if missing == 1 {
        return String(decoding: bytes + [byte], as: UTF8.self).unicodeScalars.first.map(Token.text)
      }
    }
    return nil
  }

  private mutating func begin(_ byte: UInt8) -> Token? {
    switch byte {
    case 0x1B: state = .escape
    case 0..<0x20, 0x7F: return .control(byte)
    case 0x20..<0x7F: return .text(Unicode.Scalar(byte))
    case 0xC2...0xDF: state = .character([byte], missing: 1)
    case 0xE0...0xEF: state = .character([byte], missing: 2)
    case 0xF0...0xF4: state = .character([byte], missing: 3)
    default: return .text("\u{FFFD}")
    }
    return nil
  }

  private mutating func escape(_ byte: UInt8) -> Token? {
    switch byte {
    case UInt8(ascii: "["): state = .sequence([])
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"):
      state = .controlString([0x1B, byte])
    case 0x20...0x2F: state = .characterSet
    default:
      state = .text
      return .escape(byte)
    }
    return nil
  }

  /// A control string ends with BEL or `ESC \`.
  private mutating func controlString(_ bytes: [UInt8], _ byte: UInt8) -> Token? {
    let ends = byte == 7 || bytes.last == 0x1B && bytes.count > 2 && byte == UInt8(ascii: "\\")
    guard ends else {
      let isTooLong = bytes.count >= Self.longestString
      state = .controlString(isTooLong ? bytes.prefix(2) + [byte] : bytes + [byte])
      return nil
    }
    state = .text
    return .controlString(bytes + [byte])
  }

  private mutating func sequence(_ bytes: [UInt8], _ byte: UInt8) -> Token? {
    guard (0x40...0x7E).contains(byte) else {
      // No known sequence is longer.
      state = bytes.count < Self.longestSequence ? .sequence(bytes + [byte]) : .text
      return nil
    }
    state = .text
    let marker = bytes.first { (0x3C...0x3F).contains($0) || (0x20...0x2F).contains($0) }
    let parameters = bytes.filter { (0x30...0x3B).contains($0) }
    return .sequence(
      ControlSequence(
        final: byte,
        parameters: parameters.isEmpty ? [] : Self.numbers(parameters),
        marker: marker,
        bytes: [0x1B, UInt8(ascii: "[")] + bytes + [byte]
      )
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
