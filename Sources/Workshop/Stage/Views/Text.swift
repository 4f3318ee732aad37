/// A text that wraps between words, and ends in "…" if there is no space for the rest.
public struct Text: View {
  let text: String
  let style: TextStyle
  let alignment: Alignment

  /// - Parameter alignment: How lines of different widths are placed.
  public init(_ text: String, _ style: TextStyle = .plain, _ alignment: Alignment = .leading) {
    self.text = text
    self.style = style
    self.alignment = alignment
  }

  public func draw(in size: Extent) -> Canvas {
    guard size.columns > 0, size.rows > 0 else { return Canvas(Extent(columns: 0, rows: 0)) }
    var lines = StyledLine.wrapped(text, style, columns: size.columns)
    if lines.count > size.rows {
      lines = Array(lines.prefix(size.rows))
      lines[size.rows - 1] = lines[size.rows - 1] + StyledLine("…", style)
    }
    return VStack(alignment) { for line in lines { line } }.draw(in: size)
  }
}

extension String {
  /// The lines of this text, broken between words, or inside a word that is wider than a line.
  package func wrapped(columns: Int) -> [String] {
    StyledLine.wrapped(self, columns: columns).map(\.text)
  }

  /// This text, or its beginning and "…" where that is all that fits.
  package func truncated(columns: Int) -> String {
    guard self.columns > columns else { return self }
    guard columns > 0 else { return "" }
    return prefix(columns: columns - 1) + "…"
  }

  /// The longest beginning that is no wider than this.
  func prefix(columns: Int) -> String {
    var space = columns
    return String(
      prefix { character in
        space -= character.columns
        return space >= 0
      }
    )
  }

  /// The longest end that is no wider than this.
  func tail(columns: Int) -> String {
    String(String(reversed()).prefix(columns: columns).reversed())
  }
}
