/// The place of a view in a larger space.
public enum Alignment: Sendable { case leading, center }

/// Views below one another.
public struct VStack: View {
  let alignment: Alignment
  let content: [any View]

  public init(_ alignment: Alignment = .leading, @ViewBuilder content: () -> [any View]) {
    self.alignment = alignment
    self.content = content()
  }

  public var growth: Axes { content.growth }

  public func draw(in size: Extent) -> Canvas {
    let parts = content.share(size.rows, along: .vertical, extent: \.rows) {
      Extent(columns: size.columns, rows: $0)
    }
    let total = parts.map(\.size.rows).reduce(0, +)
    let columns = parts.map(\.size.columns).max() ?? 0
    var canvas = Canvas(Extent(columns: columns, rows: min(total, size.rows)))
    var row = 0
    for part in parts {
      canvas.draw(part, column: alignment.offset(part.size.columns, in: columns), row: row)
      row += part.size.rows
    }
    return canvas
  }
}

/// Views side by side.
public struct HStack: View {
  let spacing: Int
  let content: [any View]

  public init(spacing: Int = 1, @ViewBuilder content: () -> [any View]) {
    self.spacing = spacing
    self.content = content()
  }

  public var growth: Axes { content.growth }

  public func draw(in size: Extent) -> Canvas {
    let parts = content.share(size.columns, spacing: spacing, along: .horizontal, extent: \.columns)
    { Extent(columns: $0, rows: size.rows) }
    let widths = parts.map(\.size.columns).filter { $0 > 0 }
    let total = widths.reduce(0, +) + max(0, widths.count - 1) * spacing
    let rows = parts.map(\.size.rows).max() ?? 0
    var canvas = Canvas(Extent(columns: min(total, size.columns), rows: rows))
    var column = 0
    for part in parts {
      canvas.draw(part, column: column)
      column += part.size.columns + (part.size.columns > 0 ? spacing : 0)
    }
    return canvas
  }
}

/// Views over one another, the first at the back.
///
/// The order is what is seen: a view that comes later hides what it covers.
public struct ZStack: View {
  let alignment: Alignment
  let content: [any View]

  public init(_ alignment: Alignment = .center, @ViewBuilder content: () -> [any View]) {
    self.alignment = alignment
    self.content = content()
  }

  public var growth: Axes { content.growth }

  public func draw(in size: Extent) -> Canvas {
    let layers = content.map { $0.draw(in: size) }
    let space = Extent(
      columns: layers.map(\.size.columns).max() ?? 0,
      rows: layers.map(\.size.rows).max() ?? 0
    )
    var canvas = Canvas(space)
    for layer in layers {
      canvas.draw(
        layer,
        column: alignment.offset(layer.size.columns, in: space.columns),
        row: alignment.offset(layer.size.rows, in: space.rows)
      )
    }
    return canvas
  }
}

extension [any View] {
  var growth: Axes { reduce(into: []) { $0.formUnion($1.growth) } }

  /// Draws views that have to share the space in one direction.
  ///
  /// Views of a fixed size come first, in order; the ones that grow share equally what is left.
  func share(
    _ space: Int,
    spacing: Int = 0,
    along axis: Axes,
    extent: (Extent) -> Int,
    offer: (Int) -> Extent
  ) -> [Canvas] {
    var canvases = [Canvas](repeating: Canvas(Extent(columns: 0, rows: 0)), count: count)
    var left = space
    var growing = count { $0.growth.contains(axis) }
    if growing > 0 { left -= spacing * (growing - 1) }
    func draw(_ index: Int, _ space: Int, spacing: Int) {
      canvases[index] = self[index].draw(in: offer(space))
      let used = extent(canvases[index].size)
      left -= used + (used > 0 ? spacing : 0)
    }
    for index in indices where !self[index].growth.contains(axis) {
      draw(index, left, spacing: spacing)
    }
    if growing == 0 { return canvases }
    for index in indices where self[index].growth.contains(axis) {
      draw(index, left / growing, spacing: 0)
      growing -= 1
    }
    return canvases
  }
}

extension Alignment {
  func offset(_ extent: Int, in space: Int) -> Int {
    switch self {
    case .leading: 0
    case .center: (space - extent) / 2
    }
  }
}
