import AudioPlayerClient
import AudioRecorderClient
import Clocks
import Dependencies
import DependenciesTestSupport
import Testing

@testable import VoiceMemosChapter

/// The sample of the lesson: who is left on the clock.
@MainActor
@Suite struct NothingOnTheClock {
  @Test func `a memo that plays has a timer, and leaves none when it is deleted`() async throws {
    let clock = TestClock()
    let model = withDependencies {
      $0.audioPlayer.play = { _, _ in try await Task.never() }
      $0.audioRecorder.deleteRecording = { _ in }
      $0.continuousClock = clock
    } operation: {
      ControlledVoiceMemos(memos: [.shopping])
    }
    Task { await model.playButtonTapped(.shopping) }
    await clock.advance(by: .milliseconds(437))
    await #expect(throws: SuspensionError.self) { try await clock.checkSuspension() }
    await model.deleteButtonTapped(.shopping)
    try await clock.checkSuspension()
  }
}
