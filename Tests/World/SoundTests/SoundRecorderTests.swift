import Clocks
import DependenciesTestSupport
import Foundation
import OperatingSystem
import OutsideWorld
import TestWorlds
import Testing

@testable import Sound

@MainActor @Suite struct SoundRecorderTests {
  let world = TestWorld(declaring: .microphone)
  let clock = TestClock()
  let log = SoundDelegateLog()

  init() throws { try world.makeFolder() }

  private func recorder(
    answering answer: PermissionPrompt.Answer? = .allow,
    in environment: [String: String] = [:]
  ) -> SoundRecorder {
    let recorder = world.make(by: clock, answering: answer, in: environment) {
      SoundRecorder(to: world.memo)
    }
    recorder.delegate = log
    return recorder
  }

  @Test func `it asks, and records until it is stopped`() async throws {
    let recorder = recorder()
    recorder.record()
    await clock.advance(by: .milliseconds(2340))
    #expect(recorder.currentTime == .milliseconds(2300))
    #expect(recorder.level > 0.5)

    recorder.stop()
    #expect(log.entries == [])
    let buffer = try SampleBuffer(contentsOf: world.memo)
    #expect(buffer.duration == .milliseconds(2300))
    #expect(buffer.samples == (0..<23).flatMap(BundledTune.piece))
    await clock.advance(by: .seconds(1))
    #expect(log.entries == ["finished recording: true"])
    #expect(recorder.level == 0)
    #expect(
      world.footprint.summary == "2 seconds recorded, 1 file written, 1 permission prompt"
    )
    #expect(world.notes == ["No program here records: a bundled tune is recorded."])
  }

  @Test func `without the permission there is no file, and a sentence`() async {
    world.decide(.denied, .microphone)
    let recorder = recorder()
    recorder.record()
    await clock.advance(by: .seconds(1))
    let sentence = """
      “App” may not access the microphone, because you did not allow it: a reset of the \
      permissions lets it ask again.
      """
    #expect(log.entries == [sentence, "finished recording: false"])
    #expect(!recorder.isRecording)
    #expect(world.footprint.isUntouched)
  }

  @Test func `it waits for the prompt, and an answer after it was stopped starts nothing`() async {
    let recorder = recorder(answering: nil)
    recorder.record()
    await clock.advance(by: .seconds(60))
    #expect(recorder.isRecording)
    #expect(log.entries == [])
    recorder.stop()
    world.answer(.allow)
    await clock.advance(by: .seconds(60))
    #expect(log.entries == ["finished recording: false"])
    #expect(!FileManager.default.fileExists(atPath: world.memo.path))
  }

  /// With bundled sound, there is no notice.
  @Test func `a file is whole at any time, and other users cannot read it`() async throws {
    let recorder = recorder(in: ["WORKBOOK_SOUND": "bundled"])
    recorder.record()
    for tenths in 1...3 {
      await clock.advance(by: .milliseconds(100))
      let buffer = try SampleBuffer(contentsOf: world.memo)
      #expect(buffer.duration == .milliseconds(100) * tenths)
      #expect(try Data(contentsOf: world.memo) == Data(buffer.wave))
    }
    #expect(try stat(of: world.memo.path).st_mode & 0o777 == 0o600)
    #expect(world.notes == [])
    recorder.stop()
  }

  @Test func `a recorder that is released stops`() async throws {
    var recorder: SoundRecorder? = recorder()
    recorder?.record()
    await clock.advance(by: .seconds(1))
    weak let left = recorder
    recorder = nil
    await clock.advance(by: .seconds(1))
    #expect(left == nil)
    #expect(try SampleBuffer(contentsOf: world.memo).duration == .seconds(1))
  }

  @Test func `a missing folder is an error`() async {
    let recorder = world.make(by: clock) {
      SoundRecorder(to: world.folder.appending(path: "gone/memo.wav"))
    }
    recorder.delegate = log
    recorder.record()
    await clock.advance(by: .milliseconds(100))
    #expect(
      log.entries == [
        """
        memo.wav could not be recorded: there is no folder \(world.folder.path)/gone. Make \
        one. What was saved before is kept.
        """, "finished recording: false",
      ]
    )
  }

  @Test func `a call without a usage description ends the process`() async {
    await #expect(processExitsWith: .signal(SIGABRT)) {
      await MainActor.run {
        SoundRecorder(to: URL(filePath: "/nowhere/memo.wav")).record()
      }
    }
    await #expect(processExitsWith: .signal(SIGABRT)) { Microphone.requestPermission { _ in } }
  }
}
