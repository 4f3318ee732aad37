import Clocks
import Foundation
import OutsideWorld
import Sound
import TestTools

/// A system of its own for a test: a fresh record of permissions, a person who answers, and a tune
/// in the place of a microphone, by the clock of the test.
struct MemoWorld {
  let clock: TestClock<Duration>
  let footprint = Footprint()
  let memo: URL

  /// - Parameter answer: What the person says when the prompt comes up.
  static func run(
    by clock: TestClock<Duration>,
    answering answer: PermissionPrompt.Answer = .allow,
    _ body: @MainActor (MemoWorld) async throws -> Void
  ) async throws {
    let folder = quickestFolder.appending(path: "memos-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let world = MemoWorld(clock: clock, memo: folder.appending(path: "memo.wav"))
    try await SoundSystem.$current.withValue(world.system(answering: answer)) {
      try await body(world)
    }
  }

  var folder: URL { memo.deletingLastPathComponent() }

  private func system(answering answer: PermissionPrompt.Answer) -> SoundSystem {
    let descriptions = UsageDescriptions()
    descriptions.declare(.microphone, "To record your memos.")
    let programs = SoundPrograms(environment: [SoundPrograms.variable: "bundled"])
    let world = Surroundings(
      permissions: PermissionCenter(
        app: "VoiceMemos",
        record: PermissionRecord(folder: folder),
        footprint: footprint,
        presenter: .answering(answer)
      ),
      descriptions: descriptions,
      footprint: footprint,
      notices: Notices { _ in }
    )
    return SoundSystem(programs, world: world, clock: clock)
  }
}
