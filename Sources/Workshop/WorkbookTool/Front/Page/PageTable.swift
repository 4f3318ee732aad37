import Stage

/// A table whose columns are as wide as their texts, or narrower where the window is.
struct PageTable {
  /// The first one is the head.
  let rows: [[StyledLine]]

  /// The number of spaces between two columns.
  private static let gap = 2

  func lines(columns: Int) -> [StyledLine] {
    let widths = widths(columns: columns)
    let wrapped = rows.map { row in
      zip(row, widths).map { $0.wrapped(columns: $1) }
    }
    let isTall = wrapped.dropFirst().contains { $0.contains { $0.count > 1 } }
    var lines: [StyledLine] = []
    for (index, row) in wrapped.enumerated() {
      if index > 1, isTall { lines.append(StyledLine("")) }
      for height in 0..<(row.map(\.count).max() ?? 0) {
        lines.append(
          joined(row.map { height < $0.count ? $0[height] : StyledLine("") }, widths: widths)
        )
      }
      if index == 0 {
        let rules = widths.map { StyledLine(String(repeating: "─", count: $0), .dim) }
        lines.append(joined(rules, widths: widths))
      }
    }
    return lines
  }

  /// The cells of a row in one line: each but the last is as wide as its column.
  private func joined(_ cells: [StyledLine], widths: [Int]) -> StyledLine {
    var line = StyledLine("")
    for (cell, width) in zip(cells.dropLast(), widths) {
      let space = max(0, width - cell.columns) + Self.gap
      line = line + cell + StyledLine(String(repeating: " ", count: space))
    }
    return line + (cells.last ?? "")
  }

  /// The width that each column wants. If the sum is too large, the widest one gives way.
  private func widths(columns: Int) -> [Int] {
    let count = rows.map(\.count).max() ?? 0
    var widths = (0..<count).map { index in
      rows.map { index < $0.count ? $0[index].columns : 0 }.max() ?? 0
    }
    let room = columns - Self.gap * max(0, count - 1)
    while widths.reduce(0, +) > room, let widest = widths.max(), widest > 1,
      let index = widths.lastIndex(of: widest)
    {
      widths[index] -= 1
    }
    return widths
  }
}
