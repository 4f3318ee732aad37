import Course
import Foundation
import PlantedCourses
import Synchronization
import Testing

@testable import Toolchain

/// The real toolchain, on a copy of the workbook: minutes, so only where it is asked for.
@Suite(
  .serialized,
  .enabled(if: ProcessInfo.processInfo.environment["WORKBOOK_END_TO_END"] == "1"),
  OneRepositoryCopy()
)
struct JudgeEndToEnd {
  let copy: RepositoryCopy

  init() throws {
    copy = try #require(RepositoryCopy.current)
    try copy.restore()
  }

  @Test func `an exercise as it is shipped is not solved`() async throws {
    let judgement = try await copy.judge("TakeControl")[0]
    let tests = "Exercises/01-Countdown/Tests/TakeControlTests.swift"
    #expect(judgement.verdict.kind == "unsolved")
    #expect(judgement.tests.map(\.end) == Array(repeating: .failed, count: 7))
    #expect(
      judgement.tests.first
        == TestOutcome(
          name: "the kettle waits on the clock that it was made with",
          file: tests,
          line: try copy.line(of: "@Test", in: tests),
          end: .failed,
          issues: [
            TestIssue(
              comment: """
                Nothing sleeps on the clock of the test: the kettle waits on another one.
                """,
              text: "Expectation failed: an error was expected but none was thrown",
              file: tests,
              line: try copy.line(of: "#expect", in: tests)
            )
          ]
        )
    )
    #expect(copy.processes == [])
  }

  @Test func `a solution is solved, whatever does not compile beside it`() async throws {
    try copy.solve("TakeControl")
    try copy.solve("PauseAndResume") { $0 + "let broken: Int = \"\"\n" }
    try copy.solve("ShowDenied") { _ in "struct" }
    #expect(try await copy.judge("TakeControl").map(\.verdict.kind) == ["solved"])
  }

  @Test func `a failure tells its argument`() async throws {
    let judgement = try await copy.judge("ShowDenied")[0]
    let line = try copy.line(of: "#expect", in: "Exercises/02-Location/Tests/ShowDeniedTests.swift")
    let issues = judgement.tests.flatMap(\.issues).filter { $0.line == line }
    #expect(Set(issues.map(\.argument)) == ["status → .denied", "status → .restricted"])
  }

  @Test func `what does not compile is told word for word, and the rest is judged`() async throws {
    try copy.solve("TakeControl") { _ in "let minutes: Int = \"three\"\n" }
    try copy.solve("PauseAndResume")
    let judgements = try await copy.judge("TakeControl", "PauseAndResume", "ShowDenied")
    #expect(judgements.map(\.verdict.kind) == ["doesNotCompile", "solved", "unsolved"])
    #expect(
      judgements[0].verdict
        == .doesNotCompile(
          CompilerOutput(
            text: """
              Exercises/01-Countdown/TakeControl.swift:1:20: error: cannot convert value of type \
              'String' to specified type 'Int'
              1 | let minutes: Int = "three"
                |                    `- error: cannot convert value of type 'String' to specified \
              type 'Int'
              2 | 
              """,
            file: "Exercises/01-Countdown/TakeControl.swift",
            line: 1
          )
        )
    )
  }

  @Test func `two answers that do not fit together are judged apart`() async throws {
    try copy.solve("TakeControl") { $0 + "struct Minutes {}\n" }
    try copy.solve("WithoutDrift") { $0 + "struct Minutes {}\n" }
    #expect(
      try await copy.judge("TakeControl", "WithoutDrift").map(\.verdict.kind) == [
        "solved", "solved",
      ]
    )
  }

  @Test func `a crash is told, and takes no other exercise along`() async throws {
    try copy.solve("TakeControl") {
      $0.replacing("isWhistling = true", with: "fatalError(\"Too hot\")")
    }
    try copy.solve("WithoutDrift")
    let judgements = try await copy.judge("TakeControl", "WithoutDrift", "ShowDenied")
    #expect(judgements.map(\.verdict.kind) == ["crashed", "solved", "unsolved"])
    #expect(
      judgements[0].verdict
        == .crashed(how: "Fatal error: Too hot (signal 4, illegal instruction)")
    )
    #expect(judgements[0].tests.contains { $0.end == .neverEnded })
    #expect(copy.processes == [])
  }

  @Test func `a process that leaves in the middle is no pass`() async throws {
    try copy.solve("TakeControl") {
      "import Foundation\n" + $0.replacing("isWhistling = true", with: "exit(0)")
    }
    #expect(try await copy.judge("TakeControl")[0].verdict == .crashed(how: "exit code 0"))
  }

  @Test(arguments: [
    // It finds the stream by its name, in the arguments of the process.
    (
      "arguments[arguments.firstIndex(of: \"--event-stream-output-path\")! + 1]",
      Forgery.secondWriter
    ),
    // It finds the stream among the open descriptors: the one that is a pipe with a name.
    ("\"/dev/fd/\\((3..<99).first { fcntl($0, F_GETFL) & O_ACCMODE == O_WRONLY }!)\"", .impossible),
  ])
  func `an answer that reports its own tests gets no verdict`(path: String, forgery: Forgery)
    async throws
  {
    let forged = """
      import Foundation
      private func forge() {
        let arguments = CommandLine.arguments
        let stream = fopen(\(path), "a")!
        fputs(try! String(contentsOfFile: "\(try passes())", encoding: .utf8), stream)
        fflush(stream)
        exit(0)
      }

      """
    try copy.solve("TakeControl") {
      forged + $0.replacing("isWhistling = true", with: "forge()")
    }
    #expect(try await copy.judge("TakeControl").map(\.verdict) == [.forged(forgery)])
  }

  /// A file with what the stream says when all tests of the kettle pass.
  private func passes() throws -> String {
    let tests = try String(
      contentsOf: copy.root.appending(path: "Exercises/01-Countdown/Tests/TakeControlTests.swift"),
      encoding: .utf8
    )
    .split(separator: "\n", omittingEmptySubsequences: false)
    let suite = "CountdownExercisesTests.TakeControl"
    let lines = tests.enumerated().compactMap { index, line in
      line.firstMatch(of: /@Test func (`.*`)/).map { name in
        """
        {"kind":"event","payload":{"kind":"testEnded","messages":[{"symbol":"pass","text":"passed"}],\
        "testID":"\(suite)/\(name.1)()/TakeControlTests.swift:\(index + 1):4"}}
        """
      }
    }
    let end = #"{"kind":"event","payload":{"kind":"runEnded","messages":[{"text":"passed"}]}}"#
    let file = copy.root.appending(path: "passes.txt")
    try Data((lines + [end, ""]).joined(separator: "\n").utf8).write(to: file)
    return file.path(percentEncoded: false)
  }

  @Test(arguments: [
    "while true {}", "await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }",
  ])
  func `what never ends is ended, and takes no other exercise along`(trap: String) async throws {
    try copy.solve("TakeControl") { $0.replacing("isWhistling = true", with: trap) }
    if trap.hasPrefix("await") {
      // The test has to wait for it: one that leaves it alone comes to its end.
      try copy.replace(
        "task?.cancel()\n",
        with: "task?.cancel()\n    await task?.value\n",
        in: "Exercises/01-Countdown/Tests/TakeControlTests.swift"
      )
    }
    try copy.solve("WithoutDrift")
    let judgements = try await copy.judge("TakeControl", "WithoutDrift", limit: .seconds(3))
    #expect(judgements.map(\.verdict.kind) == ["hung", "solved"])
    #expect(copy.processes == [])
  }

  @Test(arguments: [
    ("while true { print(\"again\") }", "flooded"),
    ("while true { print(\"again\"); usleep(50_000) }", "hung"),
  ])
  func `a loop that prints for ever is ended`(loop: String, kind: String) async throws {
    try copy.solve("TakeControl") {
      "import Foundation\n" + $0.replacing("isWhistling = true", with: loop)
    }
    // Eight megabytes take their time, on a machine that is busy.
    let limit = kind == "flooded" ? Judge.usualLimit : .seconds(3)
    #expect(try await copy.judge("TakeControl", limit: limit).map(\.verdict.kind) == [kind])
    #expect(copy.processes == [])
  }

  @Test func `a judgement that is cancelled leaves nothing behind`() async throws {
    try copy.solve("TakeControl") { $0.replacing("isWhistling = true", with: "while true {}") }
    let exercise = try copy.exercise("TakeControl")
    let (running, run) = AsyncStream.makeStream(of: Void.self)
    let judging = Task {
      try await Judge.liveValue.judge(TestRun([exercise], limit: .seconds(60))) { note in
        if case .running = note { run.finish() }
      }
    }
    for await _ in running {}
    judging.cancel()
    await #expect(throws: ToolchainError.cancelled) { try await judging.value }
    #expect(copy.processes == [])
  }

  @Test func `who breaks what all share is told so`() async throws {
    let path = "Exercises/02-Location/LocationClient.swift"
    try copy.write(path, copy.text(path) + "let x: Int = \"\"\n")
    let error = await #expect(throws: ToolchainError.self) {
      _ = try await copy.judge("ShowDenied", "ListenWhileVisible")
    }
    #expect(
      error?.sentence.hasPrefix(
        "Exercises/02-Location/LocationClient.swift:67:14: error: cannot convert"
      ) == true
    )
  }

  @Test func `a file that is gone is told`() async throws {
    try FileManager.default.removeItem(at: copy.exercise("TakeControl").file)
    #expect(
      try await copy.judge("TakeControl", "WithoutDrift").map(\.verdict.kind)
        == ["doesNotCompile", "unsolved"]
    )
  }

  @Test func `a plan that a killed build has left half written is made anew`() async throws {
    try copy.solve("TakeControl")
    #expect(try await copy.judge("TakeControl").map(\.verdict) == [.solved])
    try Data().write(to: copy.root.appending(path: ".build/check/debug.yaml"))
    #expect(try await copy.judge("TakeControl").map(\.verdict) == [.solved])
  }

  @Test func `tests that are gone are no pass`() async throws {
    try copy.write("Exercises/01-Countdown/Tests/TakeControlTests.swift", "")
    #expect(try await copy.judge("TakeControl").map(\.verdict) == [.ranNothing])
  }

  @Test func `all of them at once, as they are shipped, are unsolved, and no warning is said`()
    async throws
  {
    let said = Mutex<[String]>([])
    let judgements = try await Judge.liveValue.judge(TestRun(copy.course.exercises)) { note in
      said.withLock { $0.append("\(note)") }
    }
    #expect(judgements.allSatisfy { $0.verdict.kind == "unsolved" })
    #expect(said.withLock { $0.filter { $0.contains("warning") } } == [])
    #expect(said.withLock { $0.last }?.hasPrefix("running(tests: ") == true)
  }
}

extension Verdict {
  var kind: String {
    switch self {
    case .solved: "solved"
    case .unsolved: "unsolved"
    case .doesNotCompile: "doesNotCompile"
    case .crashed: "crashed"
    case .hung: "hung"
    case .flooded: "flooded"
    case .forged: "forged"
    case .ranNothing: "ranNothing"
    }
  }
}
