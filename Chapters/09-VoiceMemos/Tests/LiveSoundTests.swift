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

/// The live clients, in a world of its own: a fresh record, a person who answers, a tune in the place
/// of a microphone.
@MainActor
@Suite struct LiveSound {
  let clock = TestClock()
  let folder = FileManager.default.temporaryDirectory.appending(path: "memos-\(UUID())")

  @Test func `they record until they are stopped, and play to the end`() async throws {
    try await inWorld { memo in
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
    try await inWorld { memo in
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
    try await inWorld(answering: .dontAllow) { memo in
      #expect(await AudioRecorderClient.liveValue.requestRecordPermission() == false)
      await #expect(throws: SoundError.self) {
        try await AudioRecorderClient.liveValue.startRecording(memo)
      }
    }
  }

  private func inWorld(
    answering answer: PermissionPrompt.Answer = .allow,
    _ body: @MainActor (URL) async throws -> Void
  ) async throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let descriptions = UsageDescriptions()
    descriptions.declare(.microphone, "To record your memos.")
    let footprint = Footprint()
    let notices = Notices { _ in }
    let programs = SoundPrograms(environment: [SoundPrograms.variable: "bundled"])
    let system = SoundSystem(
      permissions: PermissionCenter(
        app: "VoiceMemos",
        record: PermissionRecord(folder: folder),
        footprint: footprint,
        presenter: .answering(answer)
      ),
      descriptions: descriptions,
      footprint: footprint,
      notices: notices,
      clock: clock,
      device: SoundDevice(programs, clock: clock, notices: notices)
    )
    try await SoundSystem.$current.withValue(system) {
      try await body(folder.appending(path: "memo.wav"))
    }
  }
}
