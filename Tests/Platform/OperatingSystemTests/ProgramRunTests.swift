import Dependencies
import OperatingSystem
import TestTools
import Testing

/// Real programs, small ones.
@Suite(.machineTime(.seconds(60))) struct ProgramRunTests {
  private func shell(_ script: String, _ arguments: String...) -> Program {
    Program("/bin/sh", ["-c", script, "sh"] + arguments)
  }

  @Test func `more than a pipe holds arrives whole`() async throws {
    let result = try await shell("head -c 1000000 /dev/zero | tr '\\0' x").result()
    #expect(result.end == .exited(0))
    #expect(result.output.count == 1_000_000)
  }

  @Test func `what it writes is kept apart or together, and its end is known`() async throws {
    let program = shell("echo one; echo two >&2; exit 3")
    let result = try await program.result()
    #expect(result.output == Array("one\n".utf8))
    #expect(result.errors == Array("two\n".utf8))
    #expect(result.end == .exited(3))
    let all = LockIsolated<[UInt8]>([])
    _ = try await program.run { bytes in all.withValue { $0 += bytes } }
    #expect(all.value == Array("one\ntwo\n".utf8))
  }

  @Test func `what takes longer than its limit is ended`() async throws {
    let result = try await Program("/bin/sleep", ["1000"]).result(within: .milliseconds(50))
    #expect(result.end == .killed(signal: SIGINT))
  }

  /// Also what it started in a group of its own, and also where it ignores the request.
  @Test(arguments: [
    ("sleep 1000 & echo ready; wait", SIGINT),
    ("exec bash -c 'set -m; sleep 1000 >/dev/null & echo ready; wait'", SIGINT),
    ("trap '' INT TERM; echo ready; sleep 1000; sleep 1000", SIGKILL),
  ])
  func `when its task is cancelled, it ends with all that it started`(
    script: String,
    signal: Int32
  ) async throws {
    let lifeline = try Lifeline()
    let (lines, writing) = AsyncStream.makeStream(of: Void.self)
    let program = shell(Lifeline.hold + script, lifeline.path)
    let running = Task { try await program.run { _ in writing.yield() } }
    for await _ in lines { break }
    running.cancel()
    #expect(try await running.value == .killed(signal: signal))
    lifeline.waitForEnd()
  }

  @Test func `what it leaves behind does not outlive it`() async throws {
    let lifeline = try Lifeline()
    let script = "trap '' INT TERM; sleep 1000 >/dev/null &"
    let result = try await shell(Lifeline.hold + script, lifeline.path).result()
    #expect(result.end == .exited(0))
    lifeline.waitForEnd()
  }

  @Test func `a task that is cancelled before it begins still ends it`() async throws {
    let program = Program("/bin/sleep", ["1000"])
    let running = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await program.result().end
    }
    #expect(try await running.value == .killed(signal: SIGINT))
  }
}
