import AudioPlayerClient
import AudioRecorderClient
import ChapterKit
import Clocks
import Dependencies
import OutsideWorld
import Stage

extension DemoCommand {
  /// One preview for each situation: a controlled version can show them all at once.
  static let previews = DemoCommand(
    "previews",
    "Four situations at once: it plays, it records, denied, the microphone is taken."
  ) { _, terminal in
    await RunEnvironment.real.show(on: terminal) {
      Situation.all.map { situation in
        withDependencies {
          $0.context = .preview
          situation.override(&$0)
        } operation: {
          .memos(situation.name, ControlledVoiceMemos(memos: .invented), run: situation.run)
        }
      }
    }
  }
}

/// A preview that stays where it is: the recorder and the player are overridden.
struct Situation: Sendable {
  let name: String
  var override: @Sendable (inout DependencyValues) -> Void
  var run: @MainActor @Sendable (any VoiceMemosModel) async -> Void

  static let all = [
    Situation(name: "it plays") {
      $0.audioPlayer.play = { _, _ in try await Task.never() }
      $0.continuousClock = TestClock()
    } run: { memos in
      let memo = memos.memos[1]
      Task { await memos.playButtonTapped(memo) }
      await memos.change { memos.playing != nil }
      Task { await memos.scrubbed(to: memo.duration * 2 / 5) }
      await memos.change { memos.playing?.position != .zero }
    },
    Situation(name: "it records") {
      $0.audioRecorder.startRecording = { _ in try await Task.never() }
      $0.audioRecorder.currentTime = { .milliseconds(2_400) }
      $0.audioRecorder.level = { 0.7 }
    } run: { memos in
      Task { await memos.recordButtonTapped() }
      await memos.change { memos.recording?.levels.isEmpty == false }
    },
    Situation(name: "denied") {
      $0.audioRecorder.requestRecordPermission = { false }
    } run: { memos in
      await memos.recordButtonTapped()
    },
    Situation(name: "the microphone is taken") {
      $0.audioRecorder.startRecording = { _ in throw Taken() }
    } run: { memos in
      await memos.recordButtonTapped()
    },
  ]

  /// What a recorder says, without a microphone that has to be taken for it.
  private struct Taken: Error, CustomStringConvertible {
    let description = "The microphone is taken by another program."
  }
}
