/// Two or more titled views with equal room, to be compared.
///
/// They stand side by side, or below one another where the stage is too narrow for that.
public struct Columns: View {
  public struct Column {
    let title: String
    let content: any View

    public init(_ title: String, _ content: any View) {
      self.title = title
      self.content = content
    }
  }

  let columns: [Column]

  public init(_ columns: [Column]) { self.columns = columns }

  public var growth: Axes { .both }

  /// Narrower than this, a column is not worth having.
  static let narrowest = 30

  public func draw(in size: Size) -> Canvas {
    guard !columns.isEmpty else { return Canvas(size) }
    return size.columns >= columns.count * (Columns.narrowest + 3) - 3
      ? drawBeside(in: size) : drawBelow(in: size)
  }

  private func drawBeside(in size: Size) -> Canvas {
    var canvas = Canvas(size)
    var start = 0
    for (index, column) in columns.enumerated() {
      let left = columns.count - index
      let width = (size.columns - start - 3 * (left - 1)) / left
      canvas.draw(column.draw(in: Size(columns: width, rows: size.rows)), column: start)
      start += width + 3
      if index < columns.count - 1 {
        for row in 0..<size.rows { canvas.write("│", column: start - 2, row: row, style: .dim) }
      }
    }
    return canvas
  }

  private func drawBelow(in size: Size) -> Canvas {
    var canvas = Canvas(size)
    var start = 0
    for (index, column) in columns.enumerated() {
      let height = (size.rows - start) / (columns.count - index)
      canvas.draw(column.draw(in: Size(columns: size.columns, rows: height)), row: start)
      start += height
    }
    return canvas
  }
}

extension Columns.Column {
  fileprivate func draw(in size: Size) -> Canvas {
    var canvas = Canvas(size)
    let heading = title.truncated(columns: size.columns)
    canvas.write(heading, column: max(0, size.columns - heading.columns) / 2, style: .bold)
    canvas.draw(content.draw(in: Size(columns: size.columns, rows: size.rows - 1)), row: 1)
    return canvas
  }
}
