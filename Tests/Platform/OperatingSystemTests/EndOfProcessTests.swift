import OperatingSystem
import TestTools
import Testing

/// Each in a process of its own, because it ends the process. One at a time: while it runs, a
/// thread waits for it.
@Suite(.serialized, .machineTime(.seconds(60))) struct EndOfProcessTests {
  private static let script = "\(Lifeline.hold) sleep 1000 & echo ready; wait"

  @Test(arguments: [SIGINT, SIGTERM])
  func `a signal ends the programs, and then does what it always does`(signal: Int32) async throws {
    let lifeline = try Lifeline()
    await #expect(processExitsWith: .signal(signal)) {
      [path = lifeline.path as String, signal = signal as Int32] in
      let program = Program("/bin/sh", ["-c", Self.script, "sh", path])
      _ = try await program.run { _ in kill(getpid(), signal) }
    }
    lifeline.waitForEnd()
  }

  @Test func `a process that exits ends the programs`() async throws {
    let lifeline = try Lifeline()
    await #expect(processExitsWith: .exitCode(7)) { [path = lifeline.path as String] in
      let program = Program("/bin/sh", ["-c", Self.script, "sh", path])
      _ = try await program.run { _ in exit(7) }
    }
    lifeline.waitForEnd()
  }
}
