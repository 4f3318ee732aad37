import Foundation
import OperatingSystem
import TestTools
import TestWorlds
import Testing

@testable import Sound

/// Real programs: scripts that do what a program for sound does, or fails to do.
@Suite(.machineTime(.seconds(60))) struct SoundProgramsTests {
  private func program(_ script: String) -> Program {
    Program("/bin/sh", ["-c", script, "sh"])
  }

  /// All that a recorder heard, and why it heard no more.
  private func capture(_ script: String) async -> (samples: [Int16], error: String?) {
    var samples: [Int16] = []
    do throws(SoundError) {
      for await piece in program(script).capture() { samples += try piece.get() }
      return (samples, nil)
    } catch {
      return (samples, "\(error)")
    }
  }

  private func render(_ script: String) async -> String? {
    do throws(SoundError) {
      try await program(script).render(SampleBuffer([1, 2, 3]))
      return nil
    } catch {
      return "\(error)"
    }
  }

  private let microphone = """
    Connect one, or set WORKBOOK_SOUND=bundled to record a bundled tune.
    """

  @Test func `the samples are what the program writes, even if a sample arrives in two parts`()
    async
  {
    let (samples, error) = await capture(#"printf 'a'; printf 'bc'; printf 'def'; printf 'g'"#)
    #expect(samples == [0x6261, 0x6463, 0x6665])
    #expect(
      error == """
        The microphone cannot be heard: sh has stopped and does not say why. \(microphone)
        """
    )
  }

  @Test func `the last line of its errors says why a program fails`() async {
    let failing = await capture(
      "printf 'ab'; echo 'ALSA lib: noise' >&2; echo 'no soundcards found...' >&2; exit 1"
    )
    #expect(failing.samples == [0x6261])
    #expect(
      failing.error == """
        The microphone cannot be heard: sh says “no soundcards found...”. \(microphone)
        """
    )
  }

  @Test func `a program is stopped when no task reads its stream any more`() async throws {
    let path = quickestFolder.appending(path: "alive-\(UUID())").path
    defer { unlink(path) }
    try retryingWhenInterrupted { mkfifo(path, 0o600) }
    let alive = try FileDescriptor(path, O_RDONLY | O_NONBLOCK)
    let script = "exec 8>'\(path)'; printf ab; exec sleep 1000"
    for await _ in program(script).capture() { break }
    // From here on, reading waits for as long as the program has the pipe open.
    _ = fcntl(alive.number, F_SETFL, 0)
    #expect(try alive.readAll() == [])
  }

  @Test func `the player gets a file with the sound, which is gone afterwards`() async throws {
    let copy = quickestFolder.appending(path: "played-\(UUID()).txt")
    defer { try? FileManager.default.removeItem(at: copy) }
    let script = #"head -c 4 "$1"; { echo "$1"; wc -c < "$1"; } > '\#(copy.path)'"#
    #expect(await render(script) == nil)
    let lines = try String(contentsOf: copy, encoding: .utf8).split(separator: "\n").map(
      String.init
    )
    try #require(lines.count == 2)
    #expect(!FileManager.default.fileExists(atPath: lines[0]))
    #expect(lines[1].filter(\.isNumber) == "50")
  }

  @Test func `the programs of the sound server come first, and bundled means none`() throws {
    let world = TestWorld()
    let folder = try world.install(["arecord", "parecord", "paplay", "aplay"])
    let all = SoundPrograms(environment: ["PATH": folder])
    #expect(all.recorder?.name == "\(folder)/parecord")
    #expect(all.player?.name == "\(folder)/paplay")
    let bundled = SoundPrograms(environment: ["PATH": folder, "WORKBOOK_SOUND": "bundled"])
    #expect(bundled.recorder == nil)
    #expect(bundled.player == nil)
  }
}
