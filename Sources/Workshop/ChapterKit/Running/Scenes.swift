import Dependencies
import OutsideWorld
import Stage

extension Chapter {
  /// The versions that a command shows.
  func versionNames(of invocation: Invocation) -> [String] {
    switch invocation.word {
    case .version(let name): [name]
    case .compare: compared
    case .overview, .help, .own: []
    }
  }

  /// A version in the context that a command asks for. A model is made in a scope, and keeps what
  /// it was made with.
  @MainActor
  func scene(
    of name: String,
    _ invocation: Invocation,
    _ driver: Version.Driver,
    noting footprint: Footprint
  ) -> Scene? {
    guard let version = version(name) else { return nil }
    var system = SystemServices.current
    system.footprint = footprint
    let context = version.isControlled ? invocation.contextOfControlled : nil
    return SystemServices.$current.withValue(system) {
      withDependencies {
        if let context { $0.context = context }
        if context == .preview { preview(&$0) }
      } operation: {
        version.scene(name, driver).counted(by: system)
      }
    }
  }
}

extension Scene {
  /// The scene with a footprint of its own, on which it leaves what it touches by itself, by a key
  /// and at its end.
  fileprivate func counted(by system: SystemServices) -> Scene {
    var scene = self
    scene.run = { await SystemServices.$current.withValue(system, operation: run) }
    scene.press = { key in SystemServices.$current.withValue(system) { press(key) } }
    scene.quit = { await SystemServices.$current.withValue(system, operation: quit) }
    return scene
  }
}
