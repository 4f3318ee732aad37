import OperatingSystem

/// Cards are read as bytes: Swift's `"\r\n"` is one character, and a line may be folded in the
/// middle of a letter.
typealias Bytes = ArraySlice<UInt8>

extension Bytes {
  /// The first place of a byte, found at the speed of the C library also in a debug build.
  func position(of byte: UInt8, from start: Int? = nil) -> Int? {
    let start = start ?? startIndex
    guard start < endIndex else { return nil }
    return withUnsafeBytes { buffer in
      let from = buffer.baseAddress! + (start - startIndex)
      guard let found = memchr(from, Int32(byte), endIndex - start) else { return nil }
      return start + (UnsafeRawPointer(found) - from)
    }
  }

  /// The bytes as text. A vCard is UTF-8; what is not is shown as U+FFFD: a name with one odd
  /// letter is worth more than no name.
  var text: String { String(decoding: self, as: UTF8.self) }

  /// The bytes without the spaces and tabs around them.
  var trimmed: Bytes {
    var (start, end) = (startIndex, endIndex)
    while start < end, self[start].isBlank { start += 1 }
    while start < end, self[end - 1].isBlank { end -= 1 }
    return self[start..<end]
  }
}

extension UInt8 {
  static let tab: UInt8 = 0x09
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
  static let space: UInt8 = 0x20
  static let quote: UInt8 = 0x22
  static let comma: UInt8 = 0x2C
  static let colon: UInt8 = 0x3A
  static let semicolon: UInt8 = 0x3B
  static let backslash: UInt8 = 0x5C

  var isBlank: Bool { self == .space || self == .tab || self == .carriageReturn }
}
