import Stage

/// A line across the window, with words in it.
struct WindowRule {
  var left: String?
  var right: String?
  let columns: Int

  func draw(on canvas: inout Canvas, row: Int) {
    canvas.write(String(repeating: "─", count: columns), row: row, style: .dim)
    // What happens is worth more than how much of the text is seen.
    let isTight = (left?.count ?? 0) + (right?.count ?? 0) + 7 > columns
    let end = isTight && left != nil ? "" : right.map { " \($0) " } ?? ""
    if !end.isEmpty {
      canvas.write(end, column: max(0, columns - end.count - 1), row: row, style: .dim)
    }
    guard let left else { return }
    let room = max(0, columns - end.count - 3)
    let words = StyledLine(" \(left) ", .bold).draw(in: Extent(columns: room, rows: 1))
    canvas.draw(words, column: 1, row: row)
  }
}
