/// A frame with a title around other views; nothing behind it shows through.
public struct Box: View {
  let title: String
  let border: TextStyle
  let content: VStack

  public init(
    _ title: String = "",
    border: TextStyle = .plain,
    @ViewBuilder content: () -> [any View]
  ) {
    self.title = title
    self.border = border
    self.content = VStack(content: content)
  }

  public var growth: Axes { content.growth }

  public func draw(in size: Extent) -> Canvas {
    guard size.columns > 4, size.rows > 2 else { return content.draw(in: size) }
    let inner = content.draw(in: Extent(columns: size.columns - 4, rows: size.rows - 2))
    let shortTitle = title.truncated(columns: size.columns - 6)
    let label = shortTitle.isEmpty ? "" : " \(shortTitle) "
    let columns = max(inner.size.columns + 2, label.isEmpty ? 0 : label.columns + 2)
    var canvas = Canvas(Extent(columns: columns + 2, rows: inner.size.rows + 2))
    let edge = String(repeating: "─", count: columns)
    canvas.write("╭\(edge)╮", style: border)
    canvas.write(label, column: 2, style: .bold)
    for row in 1...max(1, inner.size.rows) {
      canvas.write("│", row: row, style: border)
      canvas.write("│", column: columns + 1, row: row, style: border)
    }
    canvas.write("╰\(edge)╯", row: inner.size.rows + 1, style: border)
    canvas.draw(inner, column: 2, row: 1)
    canvas.makeOpaque()
    return canvas
  }
}
