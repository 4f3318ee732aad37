import Dependencies
import Foundation
import OperatingSystem
import TestTools
import Testing

@testable import Programs

/// Real programs, small ones.
@Suite(.machineTime(.seconds(60))) struct RunningPrograms {
  private func shell(_ script: String, _ arguments: String...) -> Program {
    Program(
      "/bin/sh",
      ["-c", script, "sh"] + arguments,
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
    patience: Duration = .seconds(1),
    meanwhile: (pid_t) -> Void = { _ in }
  ) async throws -> (end: Program.End, number: pid_t) {
    let (lines, writing) = AsyncStream.makeStream(of: String.self)
    let program = shell(script)
    let running = Task {
      try await program.run(patience: patience) { bytes in
        writing.yield(String(decoding: bytes, as: UTF8.self))
      }
    }
    var iterator = lines.makeAsyncIterator()
    let line = try #require(await iterator.next())
    let number = try #require(pid_t(line.trimmingCharacters(in: .newlines)))
    meanwhile(number)
    running.cancel()
    return (try await running.value, number)
  }

  private func isAlive(_ number: pid_t) -> Bool { ProcessEntry.all.contains { $0.id == number } }

  @Test func `on a terminal of its own it knows the size, reads keys, and hears ctrl-C`()
    async throws
  {
    let (words, writing) = AsyncStream.makeStream(of: String.self)
    // It ends in a read: a shell on its way to another program may keep ctrl-C to itself.
    let running = try RunningProgram(
      shell("stty size; tty; read -r line; echo \"got $line\"; read -r line"),
      on: TerminalPair(columns: 88, rows: 26)
    ) { writing.yield(String(decoding: $0, as: UTF8.self)) }
    var all = ""
    func read(until end: String) async {
      for await word in words {
        all += word
        if all.contains(end) { return }
      }
    }
    await read(until: "/dev/")
    #expect(all.hasPrefix("26 88\r\n"))
    #expect(running.feed(Array("yes\r".utf8), within: .seconds(60)) == .eaten)
    await read(until: "got yes")
    #expect(running.feed([3], within: .seconds(60)) == .eaten)
    #expect(await running.wait() == .killed(signal: SIGINT))
  }

  @Test func `it has its arguments, its environment and nothing to read`() async throws {
    let (end, output) = try await run("echo $GREETING; cat; echo over >&2; exit 7")
    #expect(end == .exited(7))
    #expect(output == "Good morning\nover\n")
  }

  @Test func `more than a pipe holds arrives whole`() async throws {
    let (end, output) = try await run("head -c 1000000 /dev/zero | tr '\\0' x")
    #expect(end == .exited(0))
    #expect(output.utf8.count == 1_000_000)
  }

  @Test func `what is not there cannot be run`() async {
    let program = Program("/nowhere/at/all")
    await #expect(
      throws: SpawnError(path: "/nowhere/at/all", reason: "No such file or directory")
    ) {
      try await program.run { _ in }
    }
  }

  @Test func `what it writes is kept apart, and its end is known`() async throws {
    let result = try await shell("echo one; echo two >&2; exit 3").result()
    #expect(result.output == Array("one\n".utf8))
    #expect(result.errors == Array("two\n".utf8))
    #expect(result.end == .exited(3))
  }

  @Test func `what takes longer than its limit is ended`() async throws {
    let result = try await Program("/bin/sleep", ["1000"]).result(within: .milliseconds(50))
    #expect(result.end == .killed(signal: SIGINT))
  }

  @Test func `when its task is cancelled, it ends with all that it started`() async throws {
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

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/usr/bin/setsid")))
  func `what has left its session, its parent and its output ends as well`() async throws {
    let (end, output) = try await run("(setsid sleep 1000 >/dev/null 2>&1 </dev/null & echo $!)")
    #expect(end == .exited(0))
    let number = try #require(pid_t(output.trimmingCharacters(in: .newlines)))
    #expect(!isAlive(number))
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/usr/bin/setsid")))
  func `many that have left, and start more of themselves, end as well`() async throws {
    let count = isStressWanted ? 500 : 20
    let leave = "setsid sh -c 'sleep 1000 & sleep 1000' >/dev/null 2>&1 </dev/null & echo $!"
    let (_, output) = try await run("for number in $(seq \(count)); do (\(leave)); done")
    let numbers = output.split(separator: "\n").compactMap { pid_t($0) }
    #expect(numbers.count == count)
    #expect(numbers.allSatisfy { !isAlive($0) })
  }

  @Test func `a program that ignores the request is ended all the same`() async throws {
    let (end, number) = try await runUntilNumber(
      "trap '' INT TERM; echo $$; sleep 1000; sleep 1000",
      patience: .milliseconds(10)
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

  @Test func `a task that is cancelled before it begins still ends it`() async throws {
    let program = Program("/bin/sleep", ["1000"])
    let running = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await program.run { _ in }
    }
    #expect(try await running.value == .killed(signal: SIGINT))
  }

  @Test func `when this process is killed, its guardian ends it with all that it started`()
    async throws
  {
    let pipe = try OperatingSystem.Pipe()
    let (lines, writing) = AsyncStream.makeStream(of: String.self)
    let program = shell("trap '' INT TERM; sleep 1000 & echo $$ $!; wait; sleep 1000")
    async let end = program.run { writing.yield(String(decoding: $0, as: UTF8.self)) }
    var iterator = lines.makeAsyncIterator()
    let line = try #require(await iterator.next())
    let numbers = line.split { $0 == " " || $0 == "\n" }.compactMap { pid_t($0) }
    try #require(numbers.count == 2)
    // The system does this when this process ends, however it ends.
    let reading = pipe.keepReading()
    let inlet = try NamedPipe { _ in }
    Guardian.guardProgram(numbers[0], nil, [inlet.path], until: reading.number)
    #expect(try await end == .killed(signal: SIGKILL))
    #expect(!isAlive(numbers[1]))
    let folder = URL(filePath: inlet.path).deletingLastPathComponent()
    #expect(!FileManager.default.fileExists(atPath: folder.path(percentEncoded: false)))
  }

  @Test func `a guardian that is dismissed ends nothing`() async throws {
    let pipe = try OperatingSystem.Pipe()
    try pipe.writing.writeAll(CollectionOfOne(UInt8(ascii: ".")))
    let reading = pipe.keepReading()
    let (_, number) = try await runUntilNumber("echo $$; sleep 1000") { number in
      Guardian.guardProgram(number, until: reading.number)
      #expect(isAlive(number))
    }
    #expect(!isAlive(number))
  }

  @Test func `a program reads what it is fed, until there is no more`() async throws {
    let output = LockIsolated<[UInt8]>([])
    let program = try RunningProgram(shell("wc -c"), takesInput: true) { bytes in
      output.withValue { $0 += bytes }
    }
    let much = [UInt8](repeating: 7, count: 300_000)
    #expect(program.feed(much, within: .seconds(60)) == .eaten)
    #expect(program.feed([7], within: .seconds(60)) == .eaten)
    program.endInput()
    #expect(await program.wait() == .exited(0))
    #expect(String(decoding: output.value, as: UTF8.self).contains("300001"))
    #expect(program.feed([7], within: .seconds(60)) == .gone)
  }

  @Test func `a program that reads nothing is full in time, and one that ends is gone`()
    async throws
  {
    let much = [UInt8](repeating: 7, count: 300_000)
    let idle = try RunningProgram(shell("exec sleep 1000"), takesInput: true) { _ in }
    #expect(idle.feed(much, within: .milliseconds(1)) == .full)
    idle.stop()
    #expect(await idle.wait() == .killed(signal: SIGINT))
    let over = try RunningProgram(shell("exit 0"), takesInput: true) { _ in }
    #expect(over.feed(much, within: .seconds(60)) == .gone)
    #expect(await over.wait() == .exited(0))
  }

  @Test func `a pipe with a name gives what is written into it, to the last byte`() async throws {
    let written = LockIsolated<[UInt8]>([])
    let pipe = try NamedPipe { bytes in written.withValue { $0 += bytes } }
    let program = shell("exec >\"$1\"; echo one; head -c 300000 /dev/zero; echo last", pipe.path)
    #expect(try await program.run(inlets: [pipe], take: { _ in }) == .exited(0))
    #expect(written.value.count == 300_009)
    #expect(String(decoding: written.value.suffix(5), as: UTF8.self) == "last\n")
    #expect(!pipe.hasSecondWriter)
  }

  @Test func `what a process that was killed has left goes with the next pipe`() async throws {
    let gone = try await run("echo $$").output.trimmingCharacters(in: .newlines)
    let temporary = environmentVariable("TMPDIR") ?? "/tmp"
    let leftover = "\(temporary)/workbook-\(gone)-\(UInt32.random(in: 0...(.max)))"
    try FileManager.default.createDirectory(atPath: leftover, withIntermediateDirectories: false)
    #expect(FileManager.default.createFile(atPath: "\(leftover)/events", contents: nil))
    let first = try NamedPipe { _ in }
    let second = try NamedPipe { _ in }
    #expect(!FileManager.default.fileExists(atPath: leftover))
    for pipe in [first, second] { #expect(FileManager.default.fileExists(atPath: pipe.path)) }
  }

  @Test(arguments: ["echo forged >\"$1\"", "rm \"$1\""])
  func `a pipe with a name is for one writer, and knows of another`(second: String) async throws {
    let written = LockIsolated<[UInt8]>([])
    let pipe = try NamedPipe { bytes in written.withValue { $0 += bytes } }
    let program = shell(
      "exec 3>\"$1\"; echo one >&3; while [ -p \"$1\" ]; do :; done; \(second)",
      pipe.path
    )
    #expect(try await program.run(inlets: [pipe], take: { _ in }) == .exited(0))
    #expect(String(decoding: written.value, as: UTF8.self) == "one\n")
    #expect(pipe.hasSecondWriter)
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
