/// Two or more titled views with equal space, to be compared.
///
/// They stand in rows, with as many in a row as makes them large: two are side by side unless the
/// stage is too narrow for that.
struct Columns: View {
  /// A view below its title.
  struct Column: View {
    let title: String
    let content: any View

    var growth: Axes { .both }

    func draw(in size: Extent) -> Canvas {
      let heading = title.truncated(columns: size.columns)
      var canvas = Canvas(size)
      canvas.write(heading, column: (size.columns - heading.columns) / 2, style: .bold)
      let space = Extent(columns: size.columns, rows: size.rows - 1)
      canvas.draw(content.draw(in: space), row: 1)
      return canvas
    }
  }

  let columns: [Column]

  var growth: Axes { .both }

  func draw(in size: Extent) -> Canvas {
    let inARow = (1...max(1, columns.count)).max { part($0, of: size) < part($1, of: size) } ?? 1
    let rows = VStack {
      for start in stride(from: 0, to: columns.count, by: inARow) {
        HStack {
          for index in start..<start + inARow {
            if index > start { VerticalLine(isSeen: index < columns.count) }
            if index < columns.count { columns[index] } else { Text("").centered() }
          }
        }
      }
    }
    return rows.draw(in: size)
  }

  /// The size of each column with so many in a row, compared with the 30 by 12 cells that most
  /// scenes need. The smaller of the two ratios counts. In less than 24 columns, two are below one
  /// another.
  private func part(_ inARow: Int, of size: Extent) -> Double {
    let rows = (columns.count + inARow - 1) / inARow
    let width = (size.columns - 3 * (inARow - 1)) / inARow
    guard inARow == 1 || width >= 24 else { return -1 }
    return min(Double(width) / 30, Double(size.rows / rows - 1) / 12)
  }
}

/// Between two columns.
private struct VerticalLine: View {
  let isSeen: Bool

  func draw(in size: Extent) -> Canvas {
    let lines = Array(repeating: isSeen ? "│" : " ", count: size.rows)
    return Text(lines.joined(separator: "\n"), .dim).draw(in: size)
  }
}
