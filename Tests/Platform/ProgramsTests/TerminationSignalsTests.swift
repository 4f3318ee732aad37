import OperatingSystem
import TestTools
import Testing

@testable import Programs

/// Each in a process of its own, because it ends the process. One at a time: while it runs, a
/// thread waits for it.
@Suite(.serialized, .machineTime(.seconds(60))) struct TerminationSignalsTests {
  @Test(arguments: [SIGINT, SIGTERM])
  func `a signal ends the programs, and then does what it always does`(signal: Int32) async throws {
    let lifeline = try Lifeline()
    await #expect(processExitsWith: .signal(signal)) {
      [path = lifeline.path as String, signal = signal as Int32] in
      let script = "\(Lifeline.hold) sleep 1000 & echo ready; wait"
      let program = Program("/bin/sh", ["-c", script, "sh", path])
      _ = try await RunningProgram(program) { _ in kill(getpid(), signal) }.wait()
    }
    lifeline.waitForEnd()
  }
}
