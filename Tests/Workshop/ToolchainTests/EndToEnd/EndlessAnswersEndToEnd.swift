import Foundation
import PlantedCourses
import Testing

@testable import Toolchain

/// Answers that report their own tests, or that never end.
extension JudgeEndToEnd {
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
    let limit = Duration.seconds(kind == "flooded" ? 120 : 3)
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
}
