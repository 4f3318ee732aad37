import Observation

/// A canvas that is drawn again only when the model that it reads has changed, when it gets
/// another size, or while it moves.
@MainActor
final class ObservedCanvas {
  private let view: @MainActor (_ sinceChange: Duration) -> any View
  private let changed: () -> Void
  /// Nil when the model has changed since it was drawn.
  private var drawn: (canvas: Canvas, space: Extent)?
  private var lastChange = Duration.zero

  init(
    view: @escaping @MainActor (_ sinceChange: Duration) -> any View,
    changed: @escaping () -> Void
  ) {
    self.view = view
    self.changed = changed
  }

  func draw(in space: Extent, at now: Duration) -> Canvas {
    if let drawn, drawn.space == space, !drawn.canvas.isMoving { return drawn.canvas }
    if drawn == nil { lastChange = now }
    let canvas = withObservationTracking {
      view(now - lastChange).draw(in: space)
    } onChange: { [weak self] in
      MainActor.assumeIsolated { self?.change() }
    }
    drawn = (canvas, space)
    return canvas
  }

  private func change() {
    // One change is reported as often as the canvas was drawn before it.
    guard drawn != nil else { return }
    drawn = nil
    changed()
  }
}
