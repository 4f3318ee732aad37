/// Digits that can be read from far away.
///
/// They are enlarged by a whole factor until they fill the stage. Where even the smallest do not
/// fit, they are ordinary digits.
public struct BigDigits: View {
  let text: String

  public init(_ number: Int) { text = String(number) }

  /// A text of digits, `:`, `.` and `-`.
  public init(_ text: String) { self.text = text }

  public func draw(in size: Extent) -> Canvas {
    guard !text.isEmpty, let glyphs = BitmapFont.glyphs(of: text) else { return plain(in: size) }
    // One digit is no larger than two would be, so that a countdown does not grow after 10.
    let widest = max(BitmapFont.columns(glyphs), 9)
    let factor = (0...size.columns / widest).last { BitmapFont.rows(times: $0) <= size.rows } ?? 0
    guard factor > 0 else { return plain(in: size) }
    return BitmapFont.canvas(glyphs, times: factor, .bold)
  }

  private func plain(in size: Extent) -> Canvas { Text(text, .bold).draw(in: size) }
}

/// A line that can be read from far away: letters as high as three rows.
struct BigLetters {
  let text: String
  let style: TextStyle

  /// Nil if it needs more than three lines, or a letter has no shape. In half a terminal it has one
  /// line: a sentence would fill the stage.
  func canvas(in size: Extent) -> Canvas? {
    let most = size.columns < 60 ? 1 : 3
    guard let lines = lines(columns: size.columns), lines.count <= most else { return nil }
    let canvas = VStack {
      for line in lines { BitmapFont.canvas(line, times: 1, style) }
    }
    let height = lines.count * BitmapFont.rows(times: 1)
    return height <= size.rows ? canvas.draw(in: size) : nil
  }

  /// The words in lines; nil if a word does not fit, or a letter has no shape.
  private func lines(columns: Int) -> [[BitmapFont.Glyph]]? {
    var lines: [[BitmapFont.Glyph]] = []
    for word in text.split(separator: " ") {
      guard let glyphs = BitmapFont.glyphs(of: word), BitmapFont.columns(glyphs) <= columns
      else { return nil }
      let longer = lines.last.map { $0 + [BitmapFont.gap] + glyphs }
      if let longer, BitmapFont.columns(longer) <= columns {
        lines[lines.count - 1] = longer
      } else {
        lines.append(glyphs)
      }
    }
    return lines.isEmpty ? nil : lines
  }
}
