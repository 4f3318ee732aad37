extension View {
  /// Gives a colour to everything in this view that does not have its own.
  public func foreground(_ color: Color) -> some View {
    Restyled(content: self, style: TextStyle(foreground: color), isOpaque: false)
  }

  public func background(_ color: Color) -> some View {
    Restyled(content: self, style: TextStyle(background: color), isOpaque: true)
  }

  /// Keeps this many clear cells free at each side.
  public func padding(columns: Int = 0, rows: Int = 0) -> some View {
    Padded(content: self, columns: columns, rows: rows)
  }

  /// Takes all the room there is, and places this view in it.
  public func aligned(_ horizontal: Placement, _ vertical: Placement) -> some View {
    Aligned(content: self, horizontal: horizontal, vertical: vertical)
  }

  /// Takes all the room there is, with this view in its middle.
  public func centered() -> some View { aligned(.center, .center) }

  /// Grows no further than this.
  public func limited(columns: Int = .max, rows: Int = .max) -> some View {
    Limited(content: self, columns: columns, rows: rows)
  }
}

private struct Restyled<Content: View>: View {
  let content: Content
  let style: TextStyle
  let isOpaque: Bool

  var growth: Axes { content.growth }

  func draw(in size: Extent) -> Canvas {
    var canvas = content.draw(in: size)
    if isOpaque { canvas.makeOpaque() }
    canvas.restyle { $0.over(style) }
    return canvas
  }
}

private struct Padded<Content: View>: View {
  let content: Content
  let columns: Int
  let rows: Int

  var growth: Axes { content.growth }

  func draw(in size: Extent) -> Canvas {
    let inner = content.draw(
      in: Extent(columns: size.columns - 2 * columns, rows: size.rows - 2 * rows)
    )
    var canvas = Canvas(
      Extent(
        columns: min(size.columns, inner.size.columns + 2 * columns),
        rows: min(size.rows, inner.size.rows + 2 * rows)
      )
    )
    canvas.draw(inner, column: columns, row: rows)
    return canvas
  }
}

private struct Aligned<Content: View>: View {
  let content: Content
  let horizontal: Placement
  let vertical: Placement

  var growth: Axes { .both }

  func draw(in size: Extent) -> Canvas {
    let inner = content.draw(in: size)
    var canvas = Canvas(size)
    canvas.draw(
      inner,
      column: horizontal.offset(inner.size.columns, in: size.columns),
      row: vertical.offset(inner.size.rows, in: size.rows)
    )
    return canvas
  }
}

private struct Limited<Content: View>: View {
  let content: Content
  let columns: Int
  let rows: Int

  var growth: Axes { content.growth }

  func draw(in size: Extent) -> Canvas {
    content.draw(in: Extent(columns: min(size.columns, columns), rows: min(size.rows, rows)))
  }
}
