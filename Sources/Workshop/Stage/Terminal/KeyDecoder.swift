/// Makes keys of the bytes that a terminal sends, in whatever pieces they arrive.
struct KeyDecoder {
  private var bytes: [UInt8] = []
  private var pasted: [UInt8]?

  /// Whether an escape has come that is either the key or the beginning of a sequence.
  ///
  /// Nothing but time can tell: a terminal sends a sequence in one go.
  var isUndecided: Bool { pasted == nil && bytes.first == 0x1B }

  /// Takes more bytes, and gives the keys that are complete.
  mutating func feed(_ more: some Sequence<UInt8>) -> [Key] {
    bytes += more
    var keys: [Key] = []
    while let next = nextKey() {
      if let key = next.key { keys.append(key) }
    }
    return keys
  }

  /// No more bytes came in time: what looked like the beginning of a sequence is not one.
  mutating func giveUp() -> [Key] {
    guard isUndecided else { return [] }
    bytes.removeFirst()
    if bytes.isEmpty { return [.escape] }
    // The rest of a broken sequence is not what the person typed.
    bytes = []
    return []
  }

  /// Nil when more bytes are needed; no key when what came means nothing to us.
  private mutating func nextKey() -> (key: Key?, Void)? {
    if pasted != nil { return finishPaste() }
    guard let first = bytes.first else { return nil }
    switch first {
    case 0x1B: return escaped()
    case 0x00..<0x20, 0x7F:
      bytes.removeFirst()
      return (.controlKey(first), ())
    default: return typed(after: 0).map { (.character($0), ()) }
    }
  }

  private mutating func escaped() -> (key: Key?, Void)? {
    guard bytes.count > 1 else { return nil }
    switch bytes[1] {
    case 0x1B:
      bytes.removeFirst()
      return (.escape, ())
    case UInt8(ascii: "["), UInt8(ascii: "O"):
      return sequence()
    case 0x00..<0x20, 0x7F:
      bytes.removeFirst(2)
      return (nil, ())
    default:
      return typed(after: 1).map { (.alternative($0), ()) }
    }
  }

  /// `ESC [ parameters final` or `ESC O final`.
  private mutating func sequence() -> (key: Key?, Void)? {
    let parameters = bytes.dropFirst(2).prefix { (0x20...0x3F).contains($0) }
    guard parameters.endIndex < bytes.count else { return nil }
    let final = bytes[parameters.endIndex]
    let text = String(decoding: parameters, as: UTF8.self)
    guard (0x40...0x7E).contains(final) else {
      // Not a sequence after all; the byte that broke it stands for itself.
      bytes.removeFirst(parameters.endIndex)
      return (nil, ())
    }
    bytes.removeFirst(parameters.endIndex + 1)
    if final == UInt8(ascii: "~"), text == "200" {
      pasted = []
      return (nil, ())
    }
    return (Key.named(final: final, parameters: text), ())
  }

  private mutating func finishPaste() -> (key: Key?, Void)? {
    let end = Array("\u{1B}[201~".utf8)
    pasted? += bytes
    bytes = []
    guard let text = pasted, let position = text.firstPosition(of: end) else { return nil }
    pasted = nil
    bytes = Array(text[(position + end.count)...])
    let whole = String(decoding: text[..<position], as: UTF8.self)
    return (.paste(String(whole.map { $0.isNewline ? "\n" : $0 })), ())
  }

  /// One character of UTF-8, if all of its bytes are there.
  private mutating func typed(after skipped: Int) -> Character? {
    let first = bytes[skipped]
    let count = first < 0x80 ? 1 : first >> 5 == 0b110 ? 2 : first >> 4 == 0b1110 ? 3 : 4
    let isBroken = (0x80..<0xC0).contains(first) || first >= 0xF8
    let rest = bytes.dropFirst(skipped + 1).prefix(count - 1).prefix { $0 >> 6 == 0b10 }
    if !isBroken, rest.count < count - 1, rest.endIndex == bytes.count { return nil }
    let end = isBroken ? skipped + 1 : skipped + 1 + rest.count
    let text = String(decoding: bytes[skipped..<end], as: UTF8.self)
    bytes.removeFirst(end)
    return text.first
  }
}

extension [UInt8] {
  fileprivate func firstPosition(of pattern: [UInt8]) -> Int? {
    guard count >= pattern.count else { return nil }
    return (0...(count - pattern.count)).first { self[$0...].starts(with: pattern) }
  }
}
