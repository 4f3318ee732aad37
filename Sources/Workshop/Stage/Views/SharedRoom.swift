extension [any View] {
  var growth: Axes { reduce(into: []) { $0.formUnion($1.growth) } }

  /// Draws views that have to share the room in one direction.
  ///
  /// Those of a fixed size come first, in order; the ones that grow share equally what is left.
  func share(
    _ room: Int,
    spacing: Int,
    along axis: Axes,
    extent: (Extent) -> Int,
    offer: (Int) -> Extent
  ) -> [Canvas] {
    var canvases = [Canvas](repeating: Canvas(Extent(columns: 0, rows: 0)), count: count)
    var left = room
    var growing = count { $0.growth.contains(axis) }
    if growing > 0 { left -= spacing * (growing - 1) }
    func draw(_ index: Int, _ room: Int, spacing: Int) {
      canvases[index] = self[index].draw(in: offer(room))
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

extension [Int] {
  /// The length of these parts in a row, with a gap between each two that are there at all.
  func joinedExtent(spacing: Int) -> Int {
    let present = filter { $0 > 0 }
    return present.reduce(0, +) + Swift.max(0, present.count - 1) * spacing
  }
}

extension Placement {
  func offset(_ extent: Int, in room: Int) -> Int {
    switch self {
    case .leading: 0
    case .center: (room - extent) / 2
    case .trailing: room - extent
    }
  }
}
