/// Cuts the bytes that a program writes into what a terminal obeys, however they arrive.
struct EscapeReader: Sendable {
  enum Part: Equatable {
    case text(Unicode.Scalar)
    case control(UInt8)
    /// `ESC [`, a mark such as `?`, numbers, and a letter.
    case sequence(UInt8, [Int], mark: UInt8?)
    /// `ESC` and one more.
    case escape(UInt8)
  }

  private enum State {
    case text
    case escape
    /// A sequence, as far as it has come.
    case sequence([UInt8])
    /// A title, a link: what no row shows. It ends with BEL or `ESC \`.
    case message(endsNext: Bool)
    /// `ESC (` and the like: one more byte belongs to it.
    case skipOne
    /// The bytes of a character that is not whole yet.
    case character([UInt8], missing: Int)
  }

  private var state = State.text
  private static let longestSequence = 64

  mutating func read(_ byte: UInt8) -> Part? {
    switch state {
    case .text: return begin(byte)
    case .escape: return escape(byte)
    case .sequence(let bytes): return sequence(bytes, byte)
    case .message(let endsNext):
      let ends = byte == 7 || endsNext && byte == UInt8(ascii: "\\")
      state = ends ? .text : .message(endsNext: byte == 0x1B)
    case .skipOne: state = .text
    case .character(let bytes, let missing):
      guard byte & 0xC0 == 0x80 else {
        state = .text
        return begin(byte)
      }
      state = missing > 1 ? .character(bytes + [byte], missing: missing - 1) : .text
      if missing == 1 {
        return String(decoding: bytes + [byte], as: UTF8.self).unicodeScalars.first.map(Part.text)
      }
    }
    return nil
  }

  private mutating func begin(_ byte: UInt8) -> Part? {
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

  private mutating func escape(_ byte: UInt8) -> Part? {
    switch byte {
    case UInt8(ascii: "["): state = .sequence([])
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"):
      state = .message(endsNext: false)
    case 0x20...0x2F: state = .skipOne
    default:
      state = .text
      return .escape(byte)
    }
    return nil
  }

  private mutating func sequence(_ bytes: [UInt8], _ byte: UInt8) -> Part? {
    guard (0x40...0x7E).contains(byte) else {
      // No program means anything by a sequence that is longer.
      state = bytes.count < Self.longestSequence ? .sequence(bytes + [byte]) : .text
      return nil
    }
    state = .text
    let mark = bytes.first.flatMap { (0x3C...0x3F).contains($0) ? $0 : nil }
    let numbers = bytes.dropFirst(mark == nil ? 0 : 1)
      .split(omittingEmptySubsequences: false) {
        $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: ":")
      }
      .map { min(Int(String(decoding: $0, as: UTF8.self)) ?? 0, 99_999) }
    return .sequence(byte, bytes.isEmpty ? [] : numbers, mark: mark)
  }
}
