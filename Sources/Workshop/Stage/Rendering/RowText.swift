extension [Cell] {
  /// A row without the blank cells at its end. Without a depth, no style is seen.
  package func seen(in depth: ColorDepth?) -> ArraySlice<Cell> {
    self[..<(lastIndex { $0.isSeen(in: depth) }.map { $0 + 1 } ?? 0)]
  }

  /// What is seen of a row, for a terminal with these colours; plain text without a depth.
  ///
  /// - Parameter placesCursor: Whether the cursor is placed again after a character whose width
  ///   terminals disagree about. So it spoils one cell, and not the rest of the row.
  package func text(in depth: ColorDepth? = nil, placesCursor: Bool = false) -> String {
    var text = ""
    var codes: [String] = []
    for (column, cell) in seen(in: depth).enumerated() {
      guard let character = cell.character else { continue }
      let wanted = depth.map(cell.style.codes) ?? []
      if wanted != codes {
        text += Escape.style(wanted, isFromDefault: codes.isEmpty)
        codes = wanted
      }
      text.append(character)
      if placesCursor, !character.hasCertainWidth {
        text += Escape.move(column: column + character.columns)
      }
    }
    return codes.isEmpty ? text : text + Escape.style([], isFromDefault: false)
  }
}

extension Cell {
  fileprivate func isSeen(in depth: ColorDepth?) -> Bool {
    if character != " " { return true }
    return depth != nil && (style.background != nil || style.isReversed || style.isUnderlined)
  }
}

extension Character {
  /// Whether every terminal gives this character one cell.
  fileprivate var hasCertainWidth: Bool {
    isASCII || (unicodeScalars.count == 1 && columns == 1)
  }
}
