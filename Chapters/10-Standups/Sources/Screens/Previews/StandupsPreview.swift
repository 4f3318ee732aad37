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
  func console() -> StandupsConsole {
    let app = withDependencies {
      $0.context = .preview
      $0.continuousClock = ImmediateClock()
      $0.date = .constant(Date(timeIntervalSince1970: 1_700_000_000))
      $0.dataManager = .mock(.samples)
      world(&$0)
    } operation: {
      StandupsListModel()
    }
    return StandupsConsole(app, timeZone: .gmt)
  }

  /// Does what leads to the state, and returns when it is there.
  @MainActor
  func appear(on console: StandupsConsole) async {
    for key in keys { _ = console.press(key) }
    await until { isThere(console.app) }
  }

  /// A scene that a person may go on playing in.
  @MainActor
  var scene: Scene {
    Scene(name, console()) { console, _ in
      console.picture()
    } line: { console in
      console.plainText
    } press: { console, key in
      console.press(key)
    } run: { console in
      await appear(on: console)
    }
  }
}
