/// A scene as it was drawn last, drawn anew only when there is a reason.
@MainActor
final class ScenePicture {
  let scene: Scene
  private let changed: () -> Void
  private var lastChange: Duration
  private var isStale = true
  private var now: Duration
  private var room = Extent(columns: 0, rows: 0)
  private var canvas = Canvas(Extent(columns: 0, rows: 0))
  private lazy var watch = ModelWatch(.latest) { [unowned self] in
    canvas = scene.draw(moment).centered().draw(in: room)
  } changed: { [unowned self] in
    isStale = true
    changed()
  }

  init(_ scene: Scene, start: Duration, changed: @escaping () -> Void) {
    self.scene = scene
    self.changed = changed
    lastChange = start
    now = start
  }

  func draw(in room: Extent, at now: Duration) -> Canvas {
    if isStale { lastChange = now }
    self.now = now
    if isStale || room != self.room {
      isStale = false
      self.room = room
      watch.lookNow()
    } else if canvas.isMoving {
      // The model is as it was, so what is watched already is enough.
      canvas = scene.draw(moment).centered().draw(in: room)
    }
    return canvas
  }

  private var moment: Moment { Moment(sinceChange: now - lastChange) }
}
