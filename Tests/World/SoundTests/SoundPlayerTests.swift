import Clocks
import DependenciesTestSupport
import Foundation
import OperatingSystem
import OutsideWorld
import TestWorlds
import Testing

@testable import Sound

@MainActor @Suite struct SoundPlayerTests {
  let world = TestWorld(declaring: .microphone)
  let clock = TestClock()
  let log = SoundDelegateLog()

  init() throws {
    try world.makeFolder()
    // 4.7 s
    let buffer = SampleBuffer([Int16](repeating: 1000, count: 4700 * 16))
    try Data(buffer.wave).write(to: world.memo)
  }

  private func player(in environment: [String: String] = [:]) throws -> SoundPlayer {
    let player = try world.make(by: clock, in: environment) {
      try SoundPlayer(contentsOf: world.memo)
    }
    player.delegate = log
    return player
  }

  @Test func `where there is no program, silence takes as long as the sound`() async throws {
    let player = try player()
    player.play()
    await clock.advance(by: .milliseconds(4699))
    #expect(player.isPlaying)
    #expect(log.entries == [])
    await clock.advance(by: .milliseconds(1))
    #expect(log.entries == ["finished playing: true"])
    #expect(!player.isPlaying)
    #expect(world.footprint.summary == "1 sound played, 1 file read")
    #expect(world.notes == ["No program here plays: what is played is silent."])
  }

  @Test func `one that is stopped does not call its delegate, and may play again`() async throws {
    let player = try player()
    player.play()
    await clock.advance(by: .milliseconds(1700))
    player.stop()
    await clock.advance(by: .seconds(10))
    #expect(log.entries == [])
    player.play()
    await clock.advance(by: .milliseconds(4700))
    #expect(log.entries == ["finished playing: true"])
  }

  @Test func `a player that is released stops`() async throws {
    var player: SoundPlayer? = try player()
    player?.play()
    await clock.advance(by: .seconds(1))
    weak let left = player
    player = nil
    #expect(left == nil)
    await clock.advance(by: .seconds(10))
    #expect(log.entries == [])
  }

  @Test func `a loudspeaker that fails is an error`() async throws {
    let player = try player(in: ["PATH": world.install(["aplay"])])
    player.play()
    await log.finished()
    let sentence = """
      The loudspeaker cannot be used: aplay has stopped and does not say why. Connect one, or set \
      WORKBOOK_SOUND=bundled to play in silence.
      """
    #expect(log.entries == [sentence, "finished playing: false"])
  }

  @Test func `a missing file is an error`() throws {
    try FileManager.default.removeItem(at: world.memo)
    #expect(
      throws: SoundError(
        "memo.wav cannot be played: there is no such file. Look at \(world.memo.path)."
      )
    ) {
      try player()
    }
  }
}
