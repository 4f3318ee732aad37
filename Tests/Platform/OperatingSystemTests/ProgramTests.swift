import Dependencies
import OperatingSystem
import TestTools
import Testing

/// Real programs, small ones.
@Suite(.machineTime(.seconds(60))) struct ProgramTests {
  private func shell(
    _ script: String,
    _ arguments: String...,
    environment: [String: String]? = nil
  ) -> Program {
    Program("sh", ["-c", script, "sh"] + arguments, environment: environment)
  }

  private func output(of program: Program) async throws -> String {
    String(decoding: try await program.result().output, as: UTF8.self)
  }

  @Test func `it gets its arguments and no input, and its streams are kept apart or together`()
    async throws
  {
    let program = shell("cat; echo $1; echo over >&2; exit 7", "Good morning")
    let result = try await program.result()
    #expect(result.output == Array("Good morning\n".utf8))
    #expect(result.errors == Array("over\n".utf8))
    #expect(result.end == .exited(7))
    let all = LockIsolated<[UInt8]>([])
    _ = try await program.run { bytes in all.withValue { $0 += bytes } }
    #expect(all.value == Array("Good morning\nover\n".utf8))
  }

  @Test func `it has the environment that it is given, or that of this process`() async throws {
    let given = shell("echo $GREETING $HOME", environment: ["GREETING": "Hello"])
    #expect(try await output(of: given) == "Hello\n")
    let path = try #require(environmentVariable("PATH"))
    #expect(try await output(of: shell("echo $PATH")) == "\(path)\n")
  }

  @Test func `more than a pipe holds arrives whole`() async throws {
    let text = try await output(of: shell("head -c 1000000 /dev/zero | tr '\\0' x"))
    #expect(text.utf8.count == 1_000_000)
  }

  @Test
  func `a signal is no exit code, and the identifier stays taken until the process is reaped`()
    throws
  {
    let child = try Program("/bin/sleep", ["1000"]).start()
    child.send(SIGKILL)
    child.waitForExit()
    #expect(kill(child.id, 0) == 0)
    #expect(child.reap() == .killed(signal: SIGKILL))
    #expect(try shell("exit 9").start().reap() == .exited(9))
  }

  @Test func `it leads a session of its own`() throws {
    let input = try Pipe()
    let child = try Program("cat").start(input: input.reading.number)
    #expect(getsid(child.id) == child.id)
    _ = consume input
    #expect(child.reap() == .exited(0))
  }

  @Test func `on the terminal it is in the group of this process`() throws {
    let child = try shell("exit $(($(ps -o pgid= -p $$) == $1 ? 3 : 4))", "\(getpgrp())")
      .startOnTerminal()
    #expect(child.reap() == .exited(3))
  }

  @Test func `a program that is missing is an error`() {
    #expect(throws: SystemFailure(ENOENT)) { try Program("/nowhere/at/all").start() }
    #expect(throws: SystemFailure(ENOENT)) { try Program("no-such-program").start() }
    #expect(throws: SystemFailure(EACCES)) { try Program("/").start() }
  }

  @Test func `a name is looked up in a list of folders`() {
    #expect(Program.path(of: "sh", in: "/nowhere:/bin") == "/bin/sh")
    #expect(Program.path(of: "sh", in: "/nowhere") == nil)
    #expect(Program.path(of: "bin", in: "/") == nil)
    #expect(Program.path(of: "sh", in: nil) == nil)
  }

  @Test func `no program inherits the pipe of another, however many are started at once`()
    async throws
  {
    try await withThrowingTaskGroup { group in
      for number in 1...20 {
        group.addTask {
          let output = try Pipe()
          // It ends when its input does, which a copy in another program would hold back.
          let input = try Pipe()
          let program = Program("cat")
          let child = try program.start(input: input.reading.number, output: output.writing.number)
          let writing = input.keepWriting()
          try writing.writeAll(Array("\(number)".utf8))
          _ = consume writing
          #expect(try output.keepReading().readAll() == Array("\(number)".utf8))
          #expect(child.reap() == .exited(0))
        }
      }
      try await group.waitForAll()
    }
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
