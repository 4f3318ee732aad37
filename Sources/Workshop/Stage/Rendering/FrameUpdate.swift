extension Canvas {
  /// The text that makes a terminal that shows another canvas show this one: the rows that differ.
  /// With no canvas to start from, the screen is cleared first.
  ///
  /// - Parameter cursor: Where the cursor is shown; nil for none.
  package func update(
    from old: Canvas?,
    depth: ColorDepth,
    cursor: (column: Int, row: Int)? = nil
  ) -> String {
    let start = old?.size == size ? old : nil
    var text = start == nil ? Escape.clear : ""
    let shown = start ?? Canvas(size)
    for (row, cells) in rows.enumerated() where cells != shown.rows[row] {
      text += Escape.move(column: 0, row: row) + cells.text(in: depth, placesCursor: true)
      // In the last column, the cursor stands on the character that was written last.
      if cells.seen(in: depth).count < size.columns { text += Escape.clearRestOfRow }
    }
    if let cursor {
      text += Escape.move(column: cursor.column, row: cursor.row) + Escape.showCursor
    }
    return text.isEmpty ? "" : Escape.beginFrame + text + Escape.endFrame
  }
}
