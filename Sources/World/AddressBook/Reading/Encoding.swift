/// Turns bytes into text, whatever wrote them.
///
/// A vCard is UTF-8. What is not comes from old address books, and nearly always from Windows, so
/// it is read as Windows-1252: a name with one odd letter is worth more than no name.
enum Encoding {
  static func text(_ bytes: Bytes) -> String {
    String(validating: bytes, as: UTF8.self) ?? windows1252(bytes)
  }

  /// A whole file as UTF-8 bytes: without a byte order mark, and no longer UTF-16.
  static func utf8(_ file: [UInt8]) -> [UInt8] {
    if file.starts(with: [0xEF, 0xBB, 0xBF]) { return Array(file.dropFirst(3)) }
    if file.starts(with: [0xFF, 0xFE]) { return utf16(file) { low, high in (high, low) } }
    if file.starts(with: [0xFE, 0xFF]) { return utf16(file) { high, low in (high, low) } }
    return file
  }

  private static func utf16(
    _ file: [UInt8],
    order: (UInt8, UInt8) -> (high: UInt8, low: UInt8)
  ) -> [UInt8] {
    let units = stride(from: 2, to: file.count - 1, by: 2).map { index in
      let (high, low) = order(file[index], file[index + 1])
      return UInt16(high) << 8 | UInt16(low)
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  private static func windows1252(_ bytes: Bytes) -> String {
    var text = ""
    for byte in bytes {
      let special = 0x80...0x9F ~= byte ? windowsLetters[Int(byte) - 0x80] : nil
      text.unicodeScalars.append(special ?? Unicode.Scalar(byte))
    }
    return text
  }

  /// Where Windows-1252 differs from Latin-1: the bytes 0x80 to 0x9F. Unused ones repeat U+FFFD.
  private static let windowsLetters = Array(
    "€\u{FFFD}‚ƒ„…†‡ˆ‰Š‹Œ\u{FFFD}Ž\u{FFFD}\u{FFFD}‘’“”•–—˜™š›œ\u{FFFD}žŸ".unicodeScalars
  )
}
