/// The number of cells that a terminal gives to a character: none, one or two.
///
/// The standard library knows combining marks and emoji. The wide East Asian blocks are listed
/// here, because the C library's answer depends on the locale and differs between platforms.
extension Character {
  package var columns: Int {
    if let ascii = asciiValue { return ascii >= 0x20 && ascii != 0x7F ? 1 : 0 }
    let scalars = unicodeScalars
    guard let base = scalars.first else { return 0 }
    if base.isWide { return 2 }
    if scalars.count > 1 {
      if base.isRegionalIndicator { return 2 }
      let asksForEmoji = scalars.contains { $0 == "\u{FE0F}" || $0 == "\u{20E3}" }
      if asksForEmoji, base.properties.isEmoji { return 2 }
    }
    return base.isZeroWidth ? 0 : 1
  }
}

extension String {
  /// The width of a text that is on one line.
  package var columns: Int { reduce(0) { $0 + $1.columns } }
}

extension Unicode.Scalar {
  fileprivate var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(value) }

  fileprivate var isWide: Bool {
    guard value >= 0x1100 else { return false }
    if properties.isEmojiPresentation { return !isRegionalIndicator }
    return Unicode.Scalar.wideBlocks.contains { $0.contains(value) }
  }

  fileprivate var isZeroWidth: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .control, .lineSeparator, .paragraphSeparator: true
    // A soft hyphen is a format character that terminals draw.
    case .format: value != 0xAD
    default: (0x1160...0x11FF).contains(value)
    }
  }

  private static let wideBlocks: [ClosedRange<UInt32>] = [
    0x1100...0x115F,  // Hangul, leading consonants
    0x2E80...0x303E,  // CJK radicals and punctuation
    0x3041...0x33FF,  // Kana, Bopomofo, compatibility
    0x3400...0x4DBF, 0x4E00...0x9FFF,  // CJK ideographs
    0xA000...0xA4CF,  // Yi
    0xA960...0xA97F, 0xAC00...0xD7A3,  // Hangul
    0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F,  // Compatibility forms
    0xFF01...0xFF60, 0xFFE0...0xFFE6,  // Full width forms
    0x17000...0x18CFF, 0x1AFF0...0x1B2FF,  // Tangut, Khitan, Kana supplements
    0x1F200...0x1F265,  // Enclosed ideographs
    0x20000...0x3FFFD,  // CJK extensions
  ]
}
