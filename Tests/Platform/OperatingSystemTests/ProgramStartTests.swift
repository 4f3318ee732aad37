import OperatingSystem
import TestTools
import Testing

/// Real programs, small ones.
@Suite(.machineTime(.seconds(60))) struct ProgramStartTests {
  private func shell(
    _ script: String,
    _ arguments: String...,
    environment: [String: String]? = nil
  ) -> Program {
    Program("sh", ["-c", script, "sh"] + arguments, environment: environment)
  }

  /// What it writes, on both descriptors, and how it ends.
  private func result(of program: Program) throws -> (text: String, end: Program.End) {
    let pipe = try Pipe()
    let child = try program.start(output: pipe.writing.number, errors: pipe.writing.number)
    let bytes = try pipe.keepReading().readAll()
    let end = child.reap()
    return (String(decoding: bytes, as: UTF8.self), end)
  }

  @Test func `a standard descriptor that is closed is opened on the null device`() async {
    await #expect(processExitsWith: .exitCode(7)) {
      close(STDIN_FILENO)
      close(STDOUT_FILENO)
      openStandardDescriptors()
      var status = stat()
      let areOpen = (0...2).allSatisfy { fstat($0, &status) == 0 }
      let next = open("/dev/null", O_RDONLY)
      var byte: UInt8 = 0
      let isEmpty = read(STDIN_FILENO, &byte, 1) == 0
      exit(areOpen && next > 2 && isEmpty ? 7 : 1)
    }
  }

  @Test func `a name is looked up, and the program gets its arguments and no input`() throws {
    let (text, end) = try result(of: shell("cat; echo $1; echo over >&2; exit 7", "Good morning"))
    #expect(text == "Good morning\nover\n")
    #expect(end == .exited(7))
  }

  @Test func `it has the environment that it is given, or that of this process`() throws {
    let given = shell("echo $GREETING $HOME", environment: ["GREETING": "Hello"])
    #expect(try result(of: given).text == "Hello\n")
    let path = try #require(environmentVariable("PATH"))
    #expect(try result(of: shell("echo $PATH")).text == "\(path)\n")
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
    #expect(try result(of: shell("exit 9")).end == .exited(9))
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
}
