import Stage

extension View {
  /// As much of this view as there is room for, with one of its rows in view: in the middle, where
  /// there is more above and below.
  func scrolled(to row: Int) -> some View { Scrolled(content: self, row: row) }
}

private struct Scrolled<Content: View>: View {
  let content: Content
  let row: Int

  var growth: Axes { content.growth.union(.vertical) }

  func draw(in size: Extent) -> Canvas {
    let whole = content.draw(in: Extent(columns: size.columns, rows: Self.highest))
    let rows = min(size.rows, whole.size.rows)
    let first = max(0, min(row - size.rows / 2, whole.size.rows - rows))
    var canvas = Canvas(Extent(columns: whole.size.columns, rows: rows))
    canvas.draw(whole, row: -first)
    return canvas
  }

  /// More rows than a person would scroll through. A view that takes all the room it gets cannot be
  /// scrolled.
  private static var highest: Int { 10_000 }
}
