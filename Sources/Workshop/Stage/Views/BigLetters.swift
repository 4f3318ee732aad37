/// A line that the last row of the room can read: letters as high as three rows.
struct BigLetters {
  let text: String
  let style: TextStyle

  /// Nil if there is no room for it in three lines, or no shape for a letter.
  func picture(in size: Extent) -> Canvas? {
    guard let lines = lines(columns: size.columns), lines.count <= 3 else { return nil }
    let canvas = VStack {
      for line in lines { DotLetters.picture(line, times: 1, style) }
    }
    let height = lines.count * DotLetters.rows(times: 1)
    return height <= size.rows ? canvas.draw(in: size) : nil
  }

  /// The words in lines; nil if one has no room, or a letter no shape.
  private func lines(columns: Int) -> [[DotLetters.Letter]]? {
    var lines: [[DotLetters.Letter]] = []
    for word in text.split(separator: " ") {
      guard let letters = DotLetters.letters(of: word), DotLetters.columns(letters) <= columns
      else { return nil }
      let longer = lines.last.map { $0 + [DotLetters.gap] + letters }
      if let longer, DotLetters.columns(longer) <= columns {
        lines[lines.count - 1] = longer
      } else {
        lines.append(letters)
      }
    }
    return lines.isEmpty ? nil : lines
  }
}
