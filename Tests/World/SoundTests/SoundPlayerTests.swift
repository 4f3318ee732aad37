import Clocks
import DependenciesTestSupport
import Foundation
import OutsideWorld
import TestWorlds
import Testing

@testable import Sound

@MainActor @Suite struct SoundPlayerTests {
  let world: SoundWorld
  let log = SoundDelegateLog()

  init() throws {
    world = try SoundWorld()
    // 4.7 s
    let buffer = SampleBuffer([Int16](repeating: 1000, count: 4700 * 16))
    try Data(buffer.wave).write(to: world.memo)
  }

  private func player(on device: SoundDevice? = nil) throws -> SoundPlayer {
    let player = try world.make(on: device) { try SoundPlayer(contentsOf: world.memo) }
    player.delegate = log
    return player
  }

  @Test func `where there is no program, silence takes as long as the sound`() async throws {
    let player = try player()
    player.play()
    await world.clock.advance(by: .milliseconds(4699))
    #expect(player.isPlaying)
    #expect(log.entries == [])
    await world.clock.advance(by: .milliseconds(1))
    #expect(log.entries == ["finished playing: true"])
    #expect(!player.isPlaying)
    #expect(world.footprint.summary == "1 sound played, 1 file read")
    #expect(world.outside.notes == ["No program here plays: what is played is silent."])
  }

  @Test func `it begins at the given time`() async throws {
    let player = try player()
    player.play(from: .seconds(4))
    await world.clock.advance(by: .milliseconds(699))
    #expect(log.entries == [])
    await world.clock.advance(by: .milliseconds(1))
    #expect(log.entries == ["finished playing: true"])
  }

  @Test func `one that is stopped does not call its delegate, and may play again`() async throws {
    let player = try player()
    player.play()
    await world.clock.advance(by: .milliseconds(1700))
    player.stop()
    await world.clock.advance(by: .seconds(10))
    #expect(log.entries == [])
    player.play()
    await world.clock.advance(by: .milliseconds(4700))
    #expect(log.entries == ["finished playing: true"])
  }

  @Test func `a player that is released stops`() async throws {
    var player: SoundPlayer? = try player()
    player?.play()
    await world.clock.advance(by: .seconds(1))
    weak let left = player
    player = nil
    #expect(left == nil)
    await world.clock.advance(by: .seconds(10))
    #expect(log.entries == [])
  }

  @Test func `a loudspeaker that fails is an error`() async throws {
    let player = try player(
      on: SoundDevice(
        capture: { AsyncThrowingStream { _ in } },
        render: { _ throws(SoundError) in throw SoundError("It is on fire.") }
      )
    )
    player.play()
    await log.finished()
    #expect(log.entries == ["It is on fire.", "finished playing: false"])
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
