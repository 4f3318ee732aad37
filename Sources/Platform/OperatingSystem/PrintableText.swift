extension Character {
  /// This character, or a visible stand-in when a terminal would obey it instead of showing it.
  ///
  /// What is shown comes from files and networks. A name that contains an escape sequence must
  /// not move the cursor, and one with a direction override must not turn the line around.
  package var printable: Character {
    if isASCII, let ascii = asciiValue, ascii >= 0x20, ascii != 0x7F { return self }
    return unicodeScalars.contains(where: \.commandsTheTerminal)
      ? (self == "\t" ? " " : "\u{FFFD}")
      : self
  }
}

extension String {
  /// This text with nothing in it that a terminal would obey; line breaks stay.
  package var printable: String {
    String(map { $0.isNewline ? "\n" : $0.printable })
  }

  /// This text as a sentence quotes it: on one line, printable, and never longer than the limit.
  ///
  /// What the text comes from may be a megabyte long; no more of it is looked at than is shown.
  package func quotable(limit: Int = 120) -> String {
    let scalars = unicodeScalars.prefix(limit + 1)
    let isCut = scalars.count > limit
    let shown = String(String.UnicodeScalarView(isCut ? scalars.prefix(limit - 1) : scalars))
    return String(shown.map { $0.isNewline ? " " : $0.printable }) + (isCut ? "…" : "")
  }
}

extension Unicode.Scalar {
  fileprivate var commandsTheTerminal: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
