import Dependencies
import OutsideWorld
import Stage

extension Chapter {
  /// The scenes that a command shows.
  ///
  /// - Parameter footprints: The footprint of each version that is compared, by its name.
  @MainActor
  func scenes(
    for invocation: Invocation,
    _ driver: Version.Driver,
    _ footprints: [String: Footprint]
  ) -> [Scene] {
    switch invocation.word {
    case .version(let name): [scene(of: name, invocation, driver)].compactMap(\.self)
    case .compare:
      compared.compactMap { name in
        var system = SystemServices.current
        system.footprint = footprints[name] ?? system.footprint
        let counted = SystemServices.$current.withValue(system) {
          scene(of: name, invocation, .script)
        }
        return counted?.counted(by: system)
      }
    case .overview, .help, .own: []
    }
  }

  /// A model is made in a scope, and keeps what it was made with.
  @MainActor
  private func scene(
    of name: String,
    _ invocation: Invocation,
    _ driver: Version.Driver
  ) -> Scene? {
    guard let version = version(name) else { return nil }
    guard version.isControlled else { return version.scene(name, driver) }
    return withDependencies {
      let context = invocation.contextOfControlled
      if let context { $0.context = context }
      if context == .preview { preview(&$0) }
    } operation: {
      version.scene(name, driver)
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
