import AudioPlayerClient
import AudioRecorderClient
import Clocks
import Dependencies
import DependenciesTestSupport
import XCTest

@testable import VoiceMemosChapter

/// The sample of the lesson: the same flow for a test target that still has XCTest.
final class VoiceMemosXCTests: XCTestCase {
  @MainActor
  func testDeleteMemoWhilePlaying() async {
    let clock = TestClock()
    let model = withDependencies {
      $0.audioPlayer.play = { _, _ in try await Task.never() }
      $0.audioRecorder.deleteRecording = { _ in }
      $0.continuousClock = clock
    } operation: {
      ControlledVoiceMemos(memos: [.shopping])
    }
    let playing = Task { await model.playButtonTapped(.shopping) }
    await clock.advance(by: .milliseconds(100))
    await model.deleteButtonTapped(.shopping)
    XCTAssertEqual(model.memos, [])
    XCTAssertNil(model.playing)
    await playing.value
  }
}
