/// The views below the scenes, made again when what they read has changed.
@MainActor
final class Remarks {
  private var isStale = true
  private var views: [any View] = []
  private let remarks: @MainActor () -> [any View]
  private let changed: () -> Void
  private lazy var watch = ModelWatch(.latest) { [unowned self] in
    views = remarks()
  } changed: { [unowned self] in
    isStale = true
    changed()
  }

  init(_ remarks: @escaping @MainActor () -> [any View], changed: @escaping () -> Void) {
    self.remarks = remarks
    self.changed = changed
  }

  func draw(in room: Extent) -> Canvas {
    if isStale {
      isStale = false
      watch.lookNow()
    }
    return VStack { for view in views { view } }.draw(in: room)
  }
}
