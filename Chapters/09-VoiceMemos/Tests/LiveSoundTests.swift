import AudioPlayerClient
import AudioPlayerClientLive
import AudioRecorderClient
import AudioRecorderClientLive
import Clocks
import Dependencies
import DependenciesTestSupport
import Foundation
import OutsideWorld
import Sound
import Testing

/// The live clients, in a world of its own: a fresh record, a person who answers, a tune in the
/// place of a microphone.
@MainActor
@Suite struct LiveSound {
  let clock = TestClock()

  @Test func `they record until they are stopped, and play to the end`() async throws {
    try await MemoWorld.run(by: clock) { world in
      let memo = world.memo
      let recorder = AudioRecorderClient.liveValue
      #expect(await recorder.requestRecordPermission())
      #expect(await recorder.currentTime() == nil)
      let recording = Task { try await recorder.startRecording(memo) }
      await clock.advance(by: .milliseconds(1_200))
      #expect(await recorder.currentTime() == .milliseconds(1_200))
      #expect(await recorder.level() > 0)
      await recorder.stopRecording()
      let isRecorded = try await recording.value
      #expect(isRecorded)

      let end = LockIsolated<Bool?>(nil)
      let playing = Task {
        let isWhole = try await AudioPlayerClient.liveValue.play(memo, .milliseconds(500))
        end.setValue(isWhole)
      }
      await clock.advance(by: .milliseconds(699))
      #expect(end.value == nil)
      await clock.advance(by: .milliseconds(1))
      try await playing.value
      #expect(end.value == true)

      await recorder.deleteRecording(memo)
      await #expect(throws: SoundError.self) {
        try await AudioPlayerClient.liveValue.play(memo, .zero)
      }
    }
  }

  @Test func `a task that is cancelled stops the recording and the sound`() async throws {
    try await MemoWorld.run(by: clock) { world in
      let memo = world.memo
      let recorder = AudioRecorderClient.liveValue
      let recording = Task { try await recorder.startRecording(memo) }
      await clock.advance(by: .seconds(1))
      recording.cancel()
      let isRecorded = try await recording.value
      #expect(isRecorded)
      #expect(await recorder.currentTime() == nil)

      let playing = Task { try await AudioPlayerClient.liveValue.play(memo, .zero) }
      await clock.advance(by: .milliseconds(500))
      playing.cancel()
      let isWhole = try await playing.value
      #expect(!isWhole)
    }
  }

  @Test func `a no is passed on, and why a recording fails after it`() async throws {
    try await MemoWorld.run(by: clock, answering: .dontAllow) { world in
      #expect(await AudioRecorderClient.liveValue.requestRecordPermission() == false)
      await #expect(throws: SoundError.self) {
        try await AudioRecorderClient.liveValue.startRecording(world.memo)
      }
    }
  }
}
