import Observation

/// A canvas that is drawn again only when the model that it reads has changed, when it gets
/// another size, or while it moves.
@MainActor
final class ObservedCanvas {
  private let view: @MainActor (Moment) -> any View
  private let changed: () -> Void
  private var lastChange: Duration
  private var isStale = true
  private var now: Duration
  private var space = Extent(columns: 0, rows: 0)
  private var canvas = Canvas(Extent(columns: 0, rows: 0))
  private lazy var observer = ModelObserver { [unowned self] in
    draw()
  } willChange: { [unowned self] _ in
    isStale = true
    changed()
  }

  init(
    start: Duration,
    view: @escaping @MainActor (Moment) -> any View,
    changed: @escaping () -> Void
  ) {
    self.view = view
    self.changed = changed
    lastChange = start
    now = start
  }

  func draw(in space: Extent, at now: Duration) -> Canvas {
    if isStale { lastChange = now }
    self.now = now
    if isStale || space != self.space {
      isStale = false
      self.space = space
      observer.observe()
    } else if canvas.isMoving {
      // The model has not changed, so it is still observed.
      draw()
    }
    return canvas
  }

  private func draw() { canvas = view(Moment(sinceChange: now - lastChange)).draw(in: space) }
}

/// Calls back once for each `observe()`: before the next change of a model.
@MainActor
final class ModelObserver {
  private let read: () -> Void
  private let willChange: (ModelObserver) -> Void
  private var readings = 0

  /// - Parameters:
  ///   - read: Reads the model. All that it reads is observed.
  ///   - willChange: A change has begun, and what was there before is still complete. From the next
  ///     turn of the main actor on, the new values can be read.
  init(read: @escaping () -> Void, willChange: @escaping (ModelObserver) -> Void) {
    self.read = read
    self.willChange = willChange
  }

  func observe() {
    readings += 1
    let number = readings
    withObservationTracking(read) { [weak self] in
      MainActor.assumeIsolated {
        // Only the last of several readings is observed.
        if let self, number == self.readings { self.willChange(self) }
      }
    }
  }
}
