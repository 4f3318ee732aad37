import Dependencies
import DependenciesTestSupport
import Foundation
import Testing

@testable import Toolchain

/// Real programs, small ones.
@Suite(.machineTime(.seconds(60))) struct Programs {
  private func shell(_ script: String, _ arguments: String...) -> Program {
    Program(
      path: "/bin/sh",
      arguments: ["-c", script, "sh"] + arguments,
      environment: ["PATH": "/usr/bin:/bin", "GREETING": "Good morning"]
    )
  }

  private func run(_ script: String) async throws -> (end: Program.End, output: String) {
    let output = LockIsolated<[UInt8]>([])
    let end = try await shell(script).run { bytes in output.withValue { $0 += bytes } }
    return (end, String(decoding: output.value, as: UTF8.self))
  }

  /// Runs a script until it has said a number, of a process, and then ends it.
  private func runUntilNumber(
    _ script: String,
    patience: Int = 1_000,
    meanwhile: (pid_t) -> Void = { _ in }
  ) async throws -> (end: Program.End, number: pid_t) {
    let (lines, writing) = AsyncStream.makeStream(of: String.self)
    let pieces = LockIsolated(Lines())
    var program = shell(script)
    program.patience = .milliseconds(patience)
    let running = Task { [program] in
      try await program.run { bytes in
        for line in pieces.withValue({ $0.take(bytes) }) { writing.yield(line) }
      }
    }
    var iterator = lines.makeAsyncIterator()
    let number = try #require(await iterator.next().flatMap { pid_t($0) })
    meanwhile(number)
    running.cancel()
    return (try await running.value, number)
  }

  private func isAlive(_ number: pid_t) -> Bool { ProcessEntry.all.contains { $0.id == number } }

  @Test func `it has its arguments, its environment and nothing to read`() async throws {
    let (end, output) = try await run("echo $GREETING; cat; echo over >&2; exit 7")
    #expect(end == .exited(7))
    #expect(output == "Good morning\nover\n")
  }

  @Test func `a signal is told from a code`() async throws {
    #expect(try await run("kill -9 $$").end == .killed(signal: 9))
    #expect(try await run("exit 9").end == .exited(9))
  }

  @Test func `more than a pipe holds arrives whole`() async throws {
    let (end, output) = try await run("head -c 1000000 /dev/zero | tr '\\0' x")
    #expect(end == .exited(0))
    #expect(output.utf8.count == 1_000_000)
  }

  @Test func `what is not there cannot be run`() async {
    let program = Program(path: "/nowhere/at/all", arguments: [], environment: [:])
    await #expect(
      throws: SpawnError(path: "/nowhere/at/all", reason: "No such file or directory")
    ) {
      try await program.run { _ in }
    }
  }

  @Test func `a name is looked up where the environment says`() {
    #expect(Program.path(of: "sh", in: ["PATH": "/nowhere:/bin"]) == "/bin/sh")
    #expect(Program.path(of: "sh", in: ["PATH": "/nowhere"]) == nil)
    #expect(Program.path(of: "sh", in: [:]) == nil)
  }

  @Test func `it leads a session of its own`() async throws {
    _ = try await runUntilNumber("echo $$; read never </dev/null; sleep 1000") { number in
      let entry = ProcessEntry.all.first { $0.id == number }
      #expect(entry?.session == number)
      #expect(entry?.parent == getpid())
    }
  }

  @Test func `when nobody waits any more, it ends with all that it started`() async throws {
    let (end, number) = try await runUntilNumber("sleep 1000 & echo $!; wait")
    #expect(end == .killed(signal: SIGINT))
    #expect(!isAlive(number))
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/bin/bash")))
  func `what is in a group of its own ends as well`() async throws {
    let (_, number) = try await runUntilNumber(
      "exec bash -c 'set -m; sleep 1000 >/dev/null & echo $!; wait'"
    ) { number in
      #expect(getpgid(number) == number)
    }
    #expect(!isAlive(number))
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/usr/bin/setsid")))
  func `what is in a session of its own ends as well`() async throws {
    let (_, number) = try await runUntilNumber(
      "setsid sh -c 'echo $$; trap \"\" INT TERM; sleep 1000; sleep 1000' & wait"
    )
    #expect(!isAlive(number))
  }

  @Test func `who does not listen is ended all the same`() async throws {
    let (end, number) = try await runUntilNumber(
      "trap '' INT TERM; echo $$; sleep 1000; sleep 1000",
      patience: 10
    )
    #expect(end == .killed(signal: SIGKILL))
    #expect(!isAlive(number))
  }

  @Test func `what it leaves behind does not outlive it`() async throws {
    let (end, output) = try await run("trap '' INT TERM; sleep 1000 >/dev/null & echo $!")
    #expect(end == .exited(0))
    let number = try #require(pid_t(output.trimmingCharacters(in: .newlines)))
    #expect(!isAlive(number))
  }

  @Test func `who stops waiting before it begins still ends it`() async throws {
    let program = Program(path: "/bin/sleep", arguments: ["1000"], environment: [:])
    let running = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await program.run { _ in }
    }
    #expect(try await running.value == .killed(signal: SIGINT))
  }

  @Test func `when this process is killed, its guardian ends it with all that it started`()
    async throws
  {
    let pipe = try #require(System.makePipe())
    defer { close(pipe.reading) }
    _ = fcntl(pipe.reading, F_SETFL, 0)
    let (lines, writing) = AsyncStream.makeStream(of: String.self)
    let program = shell("trap '' INT TERM; sleep 1000 & echo $$ $!; wait; sleep 1000")
    async let end = program.run { writing.yield(String(decoding: $0, as: UTF8.self)) }
    var iterator = lines.makeAsyncIterator()
    let line = try #require(await iterator.next())
    let numbers = line.split { $0 == " " || $0 == "\n" }.compactMap { pid_t($0) }
    try #require(numbers.count == 2)
    // The system does this when this process ends, however it ends.
    close(pipe.writing)
    Guardian.guardProgram(numbers[0], until: pipe.reading)
    #expect(try await end == .killed(signal: SIGKILL))
    #expect(!isAlive(numbers[1]))
  }

  @Test func `a guardian that is dismissed ends nothing`() async throws {
    let pipe = try #require(System.makePipe())
    defer { close(pipe.reading) }
    _ = write(pipe.writing, ".", 1)
    close(pipe.writing)
    let (_, number) = try await runUntilNumber("echo $$; sleep 1000") { number in
      Guardian.guardProgram(number, until: pipe.reading)
      #expect(isAlive(number))
    }
    #expect(!isAlive(number))
  }

  @Test func `a pipe with a name gives what is written into it, to the last byte`() async throws {
    let written = LockIsolated<[UInt8]>([])
    let pipe = try NamedPipe { bytes in written.withValue { $0 += bytes } }
    let program = shell(
      "echo one >\"$1\"; head -c 300000 /dev/zero >\"$1\"; echo last >\"$1\"",
      pipe.path
    )
    #expect(try await program.run(inlets: [pipe], take: { _ in }) == .exited(0))
    #expect(written.value.count == 300_009)
    #expect(String(decoding: written.value.suffix(5), as: UTF8.self) == "last\n")
  }

  @Test func `a pipe with a name takes its folder along`() throws {
    var pipe: NamedPipe? = try NamedPipe { _ in }
    let path = try #require(pipe?.path)
    #expect(FileManager.default.fileExists(atPath: path))
    pipe = nil
    let folder = URL(filePath: path).deletingLastPathComponent()
    #expect(!FileManager.default.fileExists(atPath: folder.path(percentEncoded: false)))
  }
}
