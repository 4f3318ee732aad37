import AudioPlayerClient
import AudioRecorderClient
import Clocks
import Dependencies
import DependenciesTestSupport
import Foundation
import Testing

/// What a preview gets where it overrides nothing: a recorder and a player that touch nothing.
@MainActor
@Suite(.dependency(\.context, .preview))
struct PreviewSound {
  let clock = TestClock()
  let memo = URL(filePath: "/memo.wav")
  let recorder: AudioRecorderClient
  let player: AudioPlayerClient

  init() {
    (recorder, player) = withDependencies { [clock] in
      $0.continuousClock = clock
    } operation: {
      @Dependency(\.audioRecorder) var recorder
      @Dependency(\.audioPlayer) var player
      return (recorder, player)
    }
  }

  @Test func `a preview records by its own clock until it is stopped, as often as it is asked`()
    async throws
  {
    #expect(await recorder.requestRecordPermission())
    for _ in 1...2 {
      #expect(await recorder.currentTime() == nil)
      #expect(await recorder.level() == 0)
      let recording = Task { try await recorder.startRecording(memo) }
      await clock.advance(by: .milliseconds(1_200))
      #expect(await recorder.currentTime() == .milliseconds(1_200))
      await clock.advance(by: .milliseconds(37))
      #expect(await recorder.currentTime() == .milliseconds(1_237))
      await recorder.stopRecording()
      let isWhole = try await recording.value
      #expect(isWhole)
    }
    #expect(await recorder.currentTime() == nil)
  }

  @Test func `its voice moves, and stays between silence and the loudest`() async throws {
    let recording = Task { try await recorder.startRecording(memo) }
    var levels: [Double] = []
    for _ in 1...40 {
      await clock.advance(by: .milliseconds(50))
      levels.append(await recorder.level())
    }
    recording.cancel()
    _ = try await recording.value
    #expect(levels.allSatisfy { (0...1).contains($0) })
    #expect(levels.contains { $0 > 0.8 })
    #expect(levels.contains { $0 < 0.1 })
  }

  @Test func `after two seconds it is over by itself`() async throws {
    let recording = Task { try await recorder.startRecording(memo) }
    await clock.advance(by: .seconds(1))
    #expect(await recorder.currentTime() == .seconds(1))
    await clock.advance(by: .seconds(7))
    #expect(await recorder.currentTime() == .seconds(2))
    let isWhole = try await recording.value
    #expect(isWhole)
    #expect(await recorder.currentTime() == nil)
  }

  @Test func `a preview plays what is left of two seconds`() async throws {
    let end = LockIsolated<Bool?>(nil)
    let playing = Task {
      let isOver = try await player.play(memo, .milliseconds(500))
      end.setValue(isOver)
    }
    await clock.advance(by: .milliseconds(1_499))
    #expect(end.value == nil)
    await clock.advance(by: .milliseconds(1))
    #expect(end.value == true)
    try await playing.value
  }
}
