/// Decodes the bytes that a terminal sends for keys, in whatever pieces they arrive.
struct KeyDecoder {
  private var bytes: [UInt8] = []

  /// Some bytes and their key; nil for a sequence that is ignored.
  private struct Piece {
    let key: Key?
    let length: Int
  }

  /// Takes more bytes, and gives the keys that are complete.
  mutating func feed(_ more: some Sequence<UInt8>) -> [Key] {
    bytes += more
    var keys: [Key] = []
    while let piece = nextPiece() {
      bytes.removeFirst(piece.length)
      if let key = piece.key { keys.append(key) }
    }
    // A terminal sends a sequence in one go, so an escape that comes last is the key.
    if bytes == [0x1B] {
      bytes = []
      keys.append(.escape)
    }
    return keys
  }

  /// Nil when more bytes are needed.
  private func nextPiece() -> Piece? {
    guard let first = bytes.first else { return nil }
    if first != 0x1B { return character(at: 0) }
    guard bytes.count > 1 else { return nil }
    switch bytes[1] {
    case 0x1B: return Piece(key: .escape, length: 1)
    case UInt8(ascii: "["), UInt8(ascii: "O"): return sequence()
    // A character with the Alt key.
    default: return character(at: 1).map { Piece(key: nil, length: $0.length + 1) }
    }
  }

  /// `ESC [ parameters final` or `ESC O final`.
  private func sequence() -> Piece? {
    let parameters = bytes.dropFirst(2).prefix { (0x20...0x3F).contains($0) }
    guard parameters.endIndex < bytes.count else { return nil }
    let final = bytes[parameters.endIndex]
    guard (0x40...0x7E).contains(final) else {
      // Not a sequence after all; the byte that broke it stands for itself.
      return Piece(key: nil, length: parameters.endIndex)
    }
    let key = Key.named(final: final, parameters: String(decoding: parameters, as: UTF8.self))
    return Piece(key: key, length: parameters.endIndex + 1)
  }

  /// A control character, or one of UTF-8, if all of its bytes are there.
  private func character(at start: Int) -> Piece? {
    let first = bytes[start]
    if first < 0x20 || first == 0x7F { return Piece(key: .controlKey(first), length: 1) }
    let count = first < 0x80 ? 1 : first >> 5 == 0b110 ? 2 : first >> 4 == 0b1110 ? 3 : 4
    let isBroken = (0x80..<0xC0).contains(first) || first >= 0xF8
    let rest = bytes.dropFirst(start + 1).prefix(count - 1).prefix { $0 >> 6 == 0b10 }
    if !isBroken, rest.count < count - 1, rest.endIndex == bytes.count { return nil }
    let length = isBroken ? 1 : 1 + rest.count
    let text = String(decoding: bytes[start..<start + length], as: UTF8.self)
    return Piece(key: text.first.map(Key.character), length: length)
  }
}
