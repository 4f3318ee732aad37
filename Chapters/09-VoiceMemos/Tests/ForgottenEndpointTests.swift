import AudioPlayerClient
import AudioRecorderClient
import Clocks
import Dependencies
import DependenciesTestSupport
import Foundation
import OutsideWorld
import Testing

@testable import VoiceMemosChapter

/// The same test with both kinds of keys: it means to use no microphone, but overrides no recorder.
@MainActor
@Suite struct ForgottenEndpoints {
  let clock = TestClock()

  @Test func `where values are live by default it passes, and has recorded for real`() async throws
  {
    try await MemoWorld.run(by: clock) { world in
      let model = memos(in: world) { $0.haveOneValueEach() }
      let recording = Task { await model.recordButtonTapped() }
      await clock.advance(by: .seconds(1))
      await model.recordButtonTapped()
      await recording.value
      #expect(model.memos.map(\.duration) == [.seconds(1)])
      // All that this test wanted is true. And yet it has asked, listened, and left a file.
      #expect(
        world.footprint.summary == "1 second recorded, 1 file written, 1 permission prompt"
      )
    }
  }

  @Test(.filterIssues { $0.isFailure })
  func `where test values are unimplemented it fails by name, and touches nothing`() async throws {
    try await MemoWorld.run(by: clock) { world in
      let model = memos(in: world) { _ in }
      await withKnownIssue {
        await model.recordButtonTapped()
      } matching: { issue in
        "\(issue)".contains("Unimplemented: AudioRecorderClient.requestRecordPermission")
      }
      #expect(model.memos == [])
      #expect(world.footprint.isUntouched)
    }
  }

  private func memos(
    in world: MemoWorld,
    with keys: (inout DependencyValues) -> Void
  ) -> ControlledVoiceMemos {
    withDependencies {
      keys(&$0)
      $0.continuousClock = clock
      $0.temporaryDirectory = { world.folder }
      $0.uuid = .incrementing
    } operation: {
      ControlledVoiceMemos()
    }
  }
}
