import AudioPlayerClient
import AudioRecorderClient
import Clocks
import CustomDump
import Dependencies
import DependenciesTestSupport
import Foundation
import Testing

@testable import VoiceMemosChapter

/// Each flow overrides the endpoints that it uses, and no other: what it does not override, it does
/// not touch.
@MainActor
@Suite struct EightFlows {
  let clock = TestClock()

  @Test func `1. a memo is recorded until the button is tapped again`() async {
    let (ends, end) = AsyncStream.makeStream(of: Never.self)
    let model = memos {
      $0.audioRecorder.requestRecordPermission = { true }
      $0.audioRecorder.startRecording = { _ in
        for await _ in ends {}
        return true
      }
      $0.audioRecorder.currentTime = { .milliseconds(300) }
      $0.audioRecorder.level = { 0.5 }
      $0.audioRecorder.stopRecording = { end.finish() }
      $0.continuousClock = clock
      $0.temporaryDirectory = { URL(filePath: "/tmp") }
      $0.uuid = .incrementing
    }
    let recording = Task { await model.recordButtonTapped() }
    await clock.advance(by: .milliseconds(100))
    #expect(model.recording?.levels == [0.5, 0.5, 0.5])
    await model.recordButtonTapped()
    await recording.value
    let memo = Memo(
      url: URL(filePath: "/tmp/00000000-0000-0000-0000-000000000000.wav"),
      duration: .milliseconds(300),
      levels: [0.5, 0.5, 0.5]
    )
    expectNoDifference(model.memos, [memo])
    #expect(model.recording == nil)
    #expect(model.alert == nil)
  }

  @Test func `2. the microphone is denied, and the settings are the way out`() async {
    let isOpen = LockIsolated(false)
    let model = memos {
      $0.audioRecorder.requestRecordPermission = { false }
      $0.openSettings = { isOpen.setValue(true) }
    }
    await model.recordButtonTapped()
    #expect(model.alert == .denied)
    await model.settingsButtonTapped()
    #expect(model.alert == nil)
    #expect(isOpen.value)
  }

  @Test func `3. a recording fails before the first sound`() async {
    let model = memos {
      $0.audioRecorder.requestRecordPermission = { true }
      $0.audioRecorder.startRecording = { _ in throw Failure("The microphone is taken.") }
      $0.continuousClock = clock
      $0.temporaryDirectory = { URL(filePath: "/tmp") }
      $0.uuid = .incrementing
    }
    await model.recordButtonTapped()
    #expect(model.alert == .recordingFailed("The microphone is taken."))
    #expect(model.recording == nil)
    #expect(model.memos == [])
  }

  @Test func `4. a memo is played, and its progress is shown`() async {
    let model = memos([.shopping]) {
      $0.audioPlayer.play = { [clock] _, _ in
        try await clock.sleep(for: .milliseconds(1_250))
        return true
      }
      $0.continuousClock = clock
    }
    let playing = Task { await model.playButtonTapped(.shopping) }
    await clock.advance(by: .milliseconds(499))
    #expect(model.playing == Playing(id: Memo.shopping.id, position: .milliseconds(400)))
    await clock.advance(by: .milliseconds(750))
    #expect(model.playing?.position == .milliseconds(1_200))
    await clock.advance(by: .milliseconds(1))
    #expect(model.playing == nil)
    await playing.value
  }

  @Test func `5. a memo cannot be played`() async {
    let model = memos([.shopping]) {
      $0.audioPlayer.play = { _, _ in throw Failure("There is no such file.") }
      $0.continuousClock = clock
    }
    await model.playButtonTapped(.shopping)
    #expect(model.alert == .playingFailed("There is no such file."))
    #expect(model.playing == nil)
    #expect(model.memos == [.shopping])
  }

  @Test func `6. a memo is stopped in the middle`() async {
    let model = memos([.shopping]) {
      $0.audioPlayer.play = { _, _ in try await Task.never() }
      $0.continuousClock = clock
    }
    let playing = Task { await model.playButtonTapped(.shopping) }
    await clock.advance(by: .milliseconds(700))
    #expect(model.playing?.position == .milliseconds(700))
    await model.playButtonTapped(.shopping)
    #expect(model.playing == nil)
    #expect(model.alert == nil)
    await playing.value
  }

  @Test func `7. a memo is deleted`() async {
    let deleted = LockIsolated<[URL]>([])
    let model = memos([.shopping, .song]) {
      $0.audioRecorder.deleteRecording = { memo in deleted.withValue { $0.append(memo) } }
    }
    await model.deleteButtonTapped(.shopping)
    #expect(model.memos == [.song])
    #expect(deleted.value == [Memo.shopping.url])
  }

  @Test func `8. a memo is deleted while it plays`() async {
    let model = memos([.shopping]) {
      $0.audioPlayer.play = { _, _ in try await Task.never() }
      $0.audioRecorder.deleteRecording = { _ in }
      $0.continuousClock = clock
    }
    let playing = Task { await model.playButtonTapped(.shopping) }
    await clock.advance(by: .milliseconds(100))
    await model.deleteButtonTapped(.shopping)
    #expect(model.memos == [])
    #expect(model.playing == nil)
    // The sound and the timer that moves the progress are over: nothing waits for the clock.
    await playing.value
  }

  @Test(.filterIssues { $0.isFailure })
  func `a flow that overrides one endpoint less hears which one`() async {
    let model = memos([.shopping]) {
      $0.audioPlayer.play = { _, _ in try await Task.never() }
      $0.continuousClock = clock
    }
    let playing = Task { await model.playButtonTapped(.shopping) }
    await clock.advance()
    await withKnownIssue {
      await model.deleteButtonTapped(.shopping)
    } matching: { issue in
      "\(issue)".contains("Unimplemented: AudioRecorderClient.deleteRecording")
    }
    await playing.value
  }

  private func memos(
    _ memos: [Memo] = [],
    overriding override: (inout DependencyValues) -> Void
  ) -> ControlledVoiceMemos {
    withDependencies(override) { ControlledVoiceMemos(memos: memos) }
  }
}

/// What the recorder or the player says in a test.
struct Failure: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

extension Memo {
  static let shopping = Memo(
    url: URL(filePath: "/memos/shopping.wav"),
    title: "Shopping",
    duration: .milliseconds(1_250),
    levels: [0.1, 0.9, 0.5, 0, 1, 0.3, 0.2, 0.1, 0.7, 0.8, 0.4, 0.2]
  )
  static let song = Memo(
    url: URL(filePath: "/memos/song.wav"),
    title: "A song",
    duration: .seconds(8),
    levels: [Double](repeating: 0.6, count: 80)
  )
}
