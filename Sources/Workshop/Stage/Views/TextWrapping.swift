extension String {
  /// The lines of this text, broken between words, or inside a word that is wider than a line.
  package func wrapped(columns: Int) -> [String] {
    split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).flatMap {
      StyledLine(String($0)).wrapped(columns: columns).map(\.text)
    }
  }

  /// This text, cut to a width that includes the "…" which says so.
  package func truncated(columns: Int) -> String {
    guard self.columns > columns else { return self }
    guard columns > 0 else { return "" }
    return prefix(columns: columns - 1) + "…"
  }

  /// The longest beginning that is no wider than this.
  func prefix(columns: Int) -> String {
    var room = columns
    return String(
      prefix { character in
        room -= character.columns
        return room >= 0
      }
    )
  }

  /// The longest end that is no wider than this: where the cursor is.
  func tail(columns: Int) -> String {
    String(String(reversed()).prefix(columns: columns).reversed())
  }
}
