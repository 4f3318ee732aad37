/// The place of a view in a larger space.
public enum Alignment: Sendable {
  case leading, center

  func offset(_ extent: Int, in space: Int) -> Int { self == .center ? (space - extent) / 2 : 0 }
}

/// Views below one another.
public struct VStack: View {
  private let stack: Stack

  public init(_ alignment: Alignment = .leading, @ViewBuilder content: () -> [any View]) {
    stack = Stack(axis: .vertical, alignment: alignment, content: content())
  }

  public var growth: Axes { stack.content.growth }

  public func draw(in size: Extent) -> Canvas { stack.draw(in: size) }
}

/// Views side by side.
public struct HStack: View {
  private let stack: Stack

  public init(spacing: Int = 1, @ViewBuilder content: () -> [any View]) {
    stack = Stack(axis: .horizontal, spacing: spacing, content: content())
  }

  public var growth: Axes { stack.content.growth }

  public func draw(in size: Extent) -> Canvas { stack.draw(in: size) }
}

/// Views one after the other, which share the space in one direction.
private struct Stack {
  let axis: Axes
  var spacing = 0
  /// The place of the views in the other direction.
  var alignment = Alignment.leading
  let content: [any View]

  private var across: Axes { axis == .vertical ? .horizontal : .vertical }

  func draw(in size: Extent) -> Canvas {
    let views = views(in: size)
    let lengths = views.map { $0.size[axis] }.filter { $0 > 0 }
    let total = lengths.reduce(spacing * max(0, lengths.count - 1), +)
    let breadth = views.map { $0.size[across] }.max() ?? 0
    var canvas = Canvas(extent(min(total, size[axis]), breadth))
    var start = 0
    for view in views {
      let offset = alignment.offset(view.size[across], in: breadth)
      let place = extent(start, offset)
      canvas.draw(view, column: place.columns, row: place.rows)
      start += view.size[axis] + (view.size[axis] > 0 ? spacing : 0)
    }
    return canvas
  }

  /// Views of a fixed size come first, in order; the ones that grow share equally what is left.
  private func views(in size: Extent) -> [Canvas] {
    var views = [Canvas](repeating: Canvas(extent(0, 0)), count: content.count)
    var growing = content.count { $0.growth.contains(axis) }
    var left = size[axis] - spacing * max(0, growing - 1)
    for index in content.indices where !content[index].growth.contains(axis) {
      views[index] = content[index].draw(in: extent(left, size[across]))
      let used = views[index].size[axis]
      left -= used + (used > 0 ? spacing : 0)
    }
    for index in content.indices where content[index].growth.contains(axis) {
      views[index] = content[index].draw(in: extent(left / growing, size[across]))
      left -= views[index].size[axis]
      growing -= 1
    }
    return views
  }

  private func extent(_ length: Int, _ breadth: Int) -> Extent {
    axis == .vertical
      ? Extent(columns: breadth, rows: length) : Extent(columns: length, rows: breadth)
  }
}

extension Extent {
  fileprivate subscript(axis: Axes) -> Int { axis == .vertical ? rows : columns }
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
    return layers.reduce(into: Canvas(space)) { canvas, layer in
      canvas.draw(
        layer,
        column: alignment.offset(layer.size.columns, in: space.columns),
        row: alignment.offset(layer.size.rows, in: space.rows)
      )
    }
  }
}

extension [any View] {
  fileprivate var growth: Axes { reduce(into: []) { $0.formUnion($1.growth) } }
}
