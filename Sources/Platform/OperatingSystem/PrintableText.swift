extension Character {
  /// This character, or a replacement where a terminal would execute it.
  ///
  /// Text from files and networks is shown on the terminal. An escape sequence in a name must not
  /// move the cursor, and a direction override must not reverse the line.
  package var printable: Character {
    if isASCII, let ascii = asciiValue, ascii >= 0x20, ascii != 0x7F { return self }
    return unicodeScalars.contains(where: \.isTerminalControl)
      ? (self == "\t" ? " " : "\u{FFFD}")
      : self
  }
}

extension String {
  /// This text without anything that a terminal would execute; line breaks stay.
  package var printable: String {
    String(map { $0.isNewline ? "\n" : $0.printable })
  }

  /// This text for a quotation in a sentence: on one line, printable, and no longer than the limit.
  ///
  /// The text may be a megabyte long, so only the part that is shown is read.
  package func quotable(limit: Int = 120) -> String {
    let scalars = unicodeScalars.prefix(limit + 1)
    let isCut = scalars.count > limit
    let shown = String(String.UnicodeScalarView(isCut ? scalars.prefix(limit - 1) : scalars))
    return String(shown.map { $0.isNewline ? " " : $0.printable }) + (isCut ? "…" : "")
  }
}

extension Unicode.Scalar {
  fileprivate var isTerminalControl: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
