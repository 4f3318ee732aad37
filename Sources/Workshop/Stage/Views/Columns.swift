/// Two or more titled views with equal space, to be compared.
///
/// They stand in rows, with as many in a row as makes them large: two are side by side unless the
/// stage is too narrow for that.
struct Columns: View {
  struct Column {
    let title: String
    let content: any View
  }

  let columns: [Column]

  var growth: Axes { .both }

  func draw(in size: Extent) -> Canvas {
    var canvas = Canvas(size)
    for (column, area) in zip(columns, Columns.areas(columns.count, in: size)) {
      let heading = column.title.truncated(columns: area.space.columns)
      let indent = max(0, area.space.columns - heading.columns) / 2
      canvas.write(heading, column: area.column + indent, row: area.row - 1, style: .bold)
      canvas.draw(column.content.draw(in: area.space), column: area.column, row: area.row)
      if area.column > 0 {
        for row in -1..<area.space.rows {
          canvas.write("│", column: area.column - 2, row: area.row + row, style: .dim)
        }
      }
    }
    return canvas
  }

  /// The place of a column's content, below its title.
  struct Area {
    let column: Int
    let row: Int
    let space: Extent
  }

  /// In less than this, two columns are below one another.
  private static let narrowest = 24
  private static let gap = 3

  static func areas(_ count: Int, in size: Extent) -> [Area] {
    guard count > 0 else { return [] }
    let inARow = (1...count).max {
      space($0, of: count, in: size) < space($1, of: count, in: size)
    }!
    let rows = (count + inARow - 1) / inARow
    let heights = size.rows.shared(by: rows, gap: 0)
    let widths = size.columns.shared(by: inARow, gap: gap)
    return (0..<count).map { index in
      let (top, height) = heights[index / inARow]
      let (left, width) = widths[index % inARow]
      return Area(column: left, row: top + 1, space: Extent(columns: width, rows: height - 1))
    }
  }

  /// The size of each column with so many in a row, compared with the 30 by 12 cells that most
  /// scenes need. The smaller of the two ratios counts.
  private static func space(_ inARow: Int, of count: Int, in size: Extent) -> Double {
    let rows = (count + inARow - 1) / inARow
    let width = (size.columns - gap * (inARow - 1)) / inARow
    guard inARow == 1 || width >= narrowest else { return -1 }
    return min(Double(width) / 30, Double(size.rows / rows - 1) / 12)
  }
}

extension Int {
  /// Parts of this length that are as equal as can be: where each begins, and how long it is.
  fileprivate func shared(by count: Int, gap: Int) -> [(start: Int, length: Int)] {
    var start = 0
    return (1...count).reversed().map { left in
      let length = Swift.max(0, (self - start - gap * (left - 1)) / left)
      defer { start += length + gap }
      return (start, length)
    }
  }
}
