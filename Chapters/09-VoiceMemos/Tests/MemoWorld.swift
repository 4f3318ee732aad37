import Clocks
import Foundation
import OutsideWorld
import Sound
import TestWorlds

/// A system of its own for a test: a fresh record of permissions, a person who answers, and a tune
/// in the place of a microphone, by the clock of the test.
struct MemoWorld {
  private let world: TestWorld

  var footprint: Footprint { world.footprint }
  var folder: URL { world.folder }
  var memo: URL { folder.appending(path: "memo.wav") }

  /// - Parameter answer: What the person says when the prompt comes up.
  static func run(
    by clock: TestClock<Duration>,
    answering answer: PermissionPrompt.Answer = .allow,
    _ body: @MainActor (MemoWorld) async throws -> Void
  ) async throws {
    let world = TestWorld(declaring: .microphone)
    try world.makeFolder()
    let system = world.system(
      answering: answer,
      environment: [SoundPrograms.variable: "bundled"],
      clock: clock
    )
    try await SystemServices.$current.withValue(system) { try await body(MemoWorld(world: world)) }
  }
}
