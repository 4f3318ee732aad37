import AudioPlayerClient
import AudioRecorderClient
import Clocks
import Dependencies
import DependenciesTestSupport
import Foundation
import Testing

@testable import VoiceMemosChapter

/// What happens between the flows: a failure in the middle, a second tap, a move.
@MainActor
@Suite struct MemoEdges {
  let clock = TestClock()

  @Test func `what was heard before a failure is kept`() async {
    let (failures, failure) = AsyncThrowingStream.makeStream(of: Never.self)
    let model = memos {
      $0.audioRecorder.startRecording = { _ in
        for try await _ in failures {}
        return false
      }
      $0.audioRecorder.currentTime = { .seconds(1) }
      $0.audioRecorder.level = { 1 }
    }
    let recording = Task { await model.recordButtonTapped() }
    await clock.advance(by: .milliseconds(100))
    failure.finish(throwing: Failure("The disk is full."))
    await recording.value
    #expect(model.memos.map(\.duration) == [.seconds(1)])
    #expect(model.alert == .recordingFailed("The disk is full."))
    model.alertDismissed()
    #expect(model.alert == nil)
  }

  @Test func `a second tap while the person is asked asks nobody`() async {
    let (answers, answer) = AsyncStream.makeStream(of: Bool.self)
    let asked = LockIsolated(0)
    let model = memos {
      $0.audioRecorder.requestRecordPermission = {
        asked.withValue { $0 += 1 }
        for await answer in answers { return answer }
        return false
      }
    }
    let recording = Task { await model.recordButtonTapped() }
    await clock.advance()
    #expect(model.isAsking)
    await model.recordButtonTapped()
    answer.yield(false)
    await recording.value
    #expect(asked.value == 1)
    #expect(!model.isAsking)
  }

  @Test func `to move is to play from there, and no further than the ends`() async {
    let starts = LockIsolated<[Duration]>([])
    let model = memos([.song]) {
      $0.audioPlayer.play = { _, start in
        starts.withValue { $0.append(start) }
        return try await Task.never()
      }
    }
    await model.scrubbed(to: .seconds(1))
    #expect(model.playing == nil)
    let first = Task { await model.playButtonTapped(.song) }
    await clock.advance(by: .milliseconds(200))
    for position in [Duration.seconds(3), .seconds(-1), .seconds(100)] {
      Task { await model.scrubbed(to: position) }
      await clock.advance()
    }
    #expect(starts.value == [.zero, .seconds(3), .zero, .seconds(8)])
    #expect(model.playing?.position == .seconds(8))
    await first.value
    await model.playButtonTapped(.song)
    #expect(model.playing == nil)
  }

  @Test func `a second memo ends the first, and goes on by itself`() async {
    let model = memos([.song, .shopping]) {
      $0.audioPlayer.play = { _, _ in try await Task.never() }
    }
    let first = Task { await model.playButtonTapped(.song) }
    await clock.advance(by: .milliseconds(250))
    let second = Task { await model.playButtonTapped(.shopping) }
    await clock.advance(by: .milliseconds(150))
    await first.value
    #expect(model.playing == Playing(id: Memo.shopping.id, position: .milliseconds(100)))
    await model.playButtonTapped(.shopping)
    await second.value
  }

  @Test func `who records hears nothing, and plays nothing`() async {
    let (ends, end) = AsyncStream.makeStream(of: Never.self)
    let model = memos([.song]) {
      $0.audioPlayer.play = { _, _ in try await Task.never() }
      $0.audioRecorder.startRecording = { _ in
        for await _ in ends {}
        return true
      }
    }
    let playing = Task { await model.playButtonTapped(.song) }
    await clock.advance()
    let recording = Task { await model.recordButtonTapped() }
    await clock.advance()
    #expect(model.playing == nil)
    await playing.value
    await model.playButtonTapped(.song)
    #expect(model.playing == nil)
    end.finish()
    await recording.value
    #expect(model.memos == [.song])
  }

  @Test func `a memo has the name that it was given last`() {
    let model = memos([.song, .shopping]) { _ in }
    model.titleChanged(Memo.shopping.id, "Milk")
    model.titleChanged(URL(filePath: "/gone.wav"), "Nothing")
    #expect(model.memos.map(\.title) == ["A song", "Milk"])
  }

  private func memos(
    _ memos: [Memo] = [],
    overriding override: (inout DependencyValues) -> Void
  ) -> ControlledVoiceMemos {
    withDependencies {
      $0.audioRecorder.requestRecordPermission = { true }
      $0.continuousClock = clock
      $0.temporaryDirectory = { URL(filePath: "/tmp") }
      $0.uuid = .incrementing
      override(&$0)
    } operation: {
      ControlledVoiceMemos(memos: memos)
    }
  }
}
