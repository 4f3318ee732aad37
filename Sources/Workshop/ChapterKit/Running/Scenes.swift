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
        let counted = Footprint.$ofScene.withValue(footprints[name]) {
          scene(of: name, invocation, .script)
        }
        guard var scene = counted else { return nil }
        scene.run = { [run = scene.run] in
          await Footprint.$ofScene.withValue(footprints[name], operation: run)
        }
        return scene
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
