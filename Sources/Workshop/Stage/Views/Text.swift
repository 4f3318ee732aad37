/// A text that wraps between words, and ends in "…" where there is no room for the rest.
public struct Text: View {
  let text: String
  let style: Style

  public init(_ text: String, _ style: Style = .plain) {
    self.text = text
    self.style = style
  }

  public func draw(in size: Size) -> Canvas {
    guard size.columns > 0, size.rows > 0 else { return Canvas(Size(columns: 0, rows: 0)) }
    var lines = text.wrapped(columns: size.columns)
    if lines.count > size.rows {
      lines = Array(lines.prefix(size.rows))
      lines[lines.count - 1] = (lines[lines.count - 1] + "…").truncated(columns: size.columns)
    }
    let columns = min(size.columns, lines.lazy.map(\.columns).max() ?? 0)
    var canvas = Canvas(Size(columns: columns, rows: lines.count))
    for (row, line) in lines.enumerated() { canvas.write(line, row: row, style: style) }
    return canvas
  }
}
