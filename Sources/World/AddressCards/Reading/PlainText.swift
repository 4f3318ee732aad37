extension String {
  /// Without the characters that could command the terminal on which a text is shown.
  ///
  /// New lines and tabs stay.
  var withoutControls: String {
    guard mayHaveControls else { return self }
    var kept = UnicodeScalarView()
    for scalar in unicodeScalars
    where scalar.properties.generalCategory != .control || scalar == "\n" || scalar == "\t" {
      kept.append(scalar)
    }
    return String(kept)
  }

  /// On one line, without the spaces and tabs around it.
  var oneLine: String {
    guard let first = utf8.first, let last = utf8.last else { return self }
    guard first.isBlank || last.isBlank || utf8.contains(.lineFeed) else { return self }
    let bytes = utf8.map { $0 == .lineFeed ? .space : $0 }
    return String(decoding: bytes[...].trimmed, as: UTF8.self)
  }

  /// A cheap first look; 0xC2 begins the control characters beyond ASCII.
  private var mayHaveControls: Bool {
    utf8.contains { $0 < .space || $0 == 0x7F || $0 == 0xC2 }
  }
}
