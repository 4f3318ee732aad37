/// A text that wraps between words, and ends in "…" if there is no room for the rest.
public struct Text: View {
  let text: String
  let style: TextStyle
  let alignment: Placement

  /// - Parameter alignment: Where the lines of a text of several lines are.
  public init(_ text: String, _ style: TextStyle = .plain, _ alignment: Placement = .leading) {
    self.text = text
    self.style = style
    self.alignment = alignment
  }

  public func draw(in size: Extent) -> Canvas {
    guard size.columns > 0, size.rows > 0 else { return Canvas(Extent(columns: 0, rows: 0)) }
    var lines = text.wrapped(columns: size.columns)
    if lines.count > size.rows {
      lines = Array(lines.prefix(size.rows))
      lines[lines.count - 1] = (lines[lines.count - 1] + "…").truncated(columns: size.columns)
    }
    let columns = min(size.columns, lines.lazy.map(\.columns).max() ?? 0)
    var canvas = Canvas(Extent(columns: columns, rows: lines.count))
    for (row, line) in lines.enumerated() {
      let column = alignment.offset(line.columns, in: columns)
      canvas.write(line.truncated(columns: columns), column: column, row: row, style: style)
    }
    return canvas
  }
}
