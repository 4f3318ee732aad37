import Dependencies
import OutsideWorld
import Stage

extension Chapter {
  /// The scenes that a command shows.
  @MainActor
  func scenes(
    for invocation: Invocation,
    _ driver: Version.Driver = .script,
    _ sides: [String: Footprint] = [:]
  ) -> [Scene] {
    switch invocation.word {
    case .version(let name): scenes(named: [name], invocation, driver)
    case .compare:
      compared.flatMap { name in
        Footprint.$ofScene.withValue(sides[name]) {
          scenes(named: [name], invocation, .script)
        }
        .map {
          $0.running { work in await Footprint.$ofScene.withValue(sides[name], operation: work) }
        }
      }
    case .overview, .help, .own: []
    }
  }

  /// A model is made in a scope, and keeps what it was made with.
  @MainActor
  private func scenes(
    named names: [String],
    _ invocation: Invocation,
    _ driver: Version.Driver
  ) -> [Scene] {
    names.compactMap { name in
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
}
