extension View {
  /// Gives a colour to everything in this view that does not have its own.
  public func foreground(_ color: Color) -> some View {
    GeometryReader(growth: growth) { size in
      var canvas = draw(in: size)
      canvas.restyle { $0.over(TextStyle(foreground: color)) }
      return canvas
    }
  }

  public func background(_ color: Color) -> some View {
    GeometryReader(growth: growth) { size in
      var canvas = draw(in: size)
      canvas.makeOpaque()
      canvas.restyle { $0.over(TextStyle(background: color)) }
      return canvas
    }
  }

  /// Keeps this many clear cells free at each side.
  public func padding(columns: Int = 0, rows: Int = 0) -> some View {
    GeometryReader(growth: growth) { size in
      let inner = draw(
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

  /// Takes all of the space, and places this view in it.
  public func aligned(_ horizontal: Alignment, _ vertical: Alignment) -> some View {
    GeometryReader(growth: .both) { size in
      let inner = draw(in: size)
      var canvas = Canvas(size)
      canvas.draw(
        inner,
        column: horizontal.offset(inner.size.columns, in: size.columns),
        row: vertical.offset(inner.size.rows, in: size.rows)
      )
      return canvas
    }
  }

  /// Takes all of the space, with this view in its middle.
  public func centered() -> some View { aligned(.center, .center) }

  /// Grows no further than this.
  public func limited(columns: Int = .max, rows: Int = .max) -> some View {
    GeometryReader(growth: growth) { size in
      draw(in: Extent(columns: min(size.columns, columns), rows: min(size.rows, rows)))
    }
  }
}
