import Dependencies
import Foundation
import Stage

/// One state of the app, and how it is reached: the outside world that it needs, and the keys that
/// lead there.
struct StandupsPreview: Sendable {
  /// What is typed after `preview`.
  let name: String
  let summary: String
  private let keys: [Key]
  /// Whether the state is there. Some of it comes a moment after the last key.
  private let isThere: @MainActor @Sendable (any StandupsListScreen) -> Bool
  private let world: @Sendable (inout DependencyValues) -> Void

  init(
    _ name: String,
    _ summary: String,
    keys: [Key] = [],
    world: @escaping @Sendable (inout DependencyValues) -> Void = { _ in },
    when isThere: @escaping @MainActor @Sendable (any StandupsListScreen) -> Bool = { _ in true }
  ) {
    self.name = name
    self.summary = summary
    self.keys = keys
    self.isThere = isThere
    self.world = world
  }

  /// The app in a world of its own, before anything has happened.
  @MainActor
  func desk() -> StandupsDesk {
    let app = withDependencies {
      $0.context = .preview
      $0.continuousClock = ImmediateClock()
      $0.date = .constant(Date(timeIntervalSince1970: 1_700_000_000))
      $0.dataManager = .mock(.samples)
      world(&$0)
    } operation: {
      StandupsListModel()
    }
    return StandupsDesk(app, timeZone: .gmt)
  }

  /// Does what leads to the state, and returns when it is there.
  @MainActor
  func appear(on desk: StandupsDesk) async {
    await desk.launch()
    for key in keys { _ = desk.press(key) }
    await until { isThere(desk.app) }
  }

  /// A scene that a person may go on playing in.
  @MainActor
  var scene: Scene {
    Scene(name, desk()) { desk, _ in
      desk.picture
    } line: { desk in
      desk.told
    } press: { desk, key in
      desk.press(key)
    } run: { desk in
      await appear(on: desk)
    }
  }
}
