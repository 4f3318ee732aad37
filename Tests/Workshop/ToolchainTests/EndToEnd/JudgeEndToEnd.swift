import Course
import Foundation
import PlantedCourses
import TestTools
import Testing

@testable import Toolchain

/// The real toolchain, on a copy of the workbook: minutes, so only where it is asked for.
@Suite(
  .serialized,
  .endToEnd,
  OneRepositoryCopy()
)
struct JudgeEndToEnd {
  let copy: PlantedCourse

  init() throws {
    copy = try #require(PlantedCourse.current)
    try copy.restore()
  }

  @Test func `a solution is solved, whatever else does not compile`() async throws {
    try copy.solve("TakeControl")
    try copy.solve("PauseAndResume") { $0 + "let broken: Int = \"\"\n" }
    try copy.solve("ShowDenied") { _ in "struct" }
    #expect(try await copy.judge("TakeControl").map(\.kind) == ["solved"])
  }

  @Test func `what does not compile keeps the rest from no verdict`() async throws {
    try copy.solve("TakeControl") { _ in "let minutes: Int = \"three\"\n" }
    try copy.solve("PauseAndResume")
    let judgements = try await copy.judge("TakeControl", "PauseAndResume", "ShowDenied")
    #expect(judgements.map(\.kind) == ["doesNotCompile", "solved", "unsolved"])
  }

  @Test func `a crash is reported, and takes no other exercise along`() async throws {
    try copy.solve("TakeControl") {
      $0.replacing("isWhistling = true", with: "fatalError(\"Too hot\")")
    }
    try copy.solve("WithoutDrift")
    let judgements = try await copy.judge("TakeControl", "WithoutDrift", "ShowDenied")
    #expect(judgements.map(\.kind) == ["crashed", "solved", "unsolved"])
    #expect(
      judgements[0].verdict
        == .crashed(how: "Fatal error: Too hot (signal 4, illegal instruction)")
    )
    #expect(judgements[0].tests.contains { $0.end == .neverEnded })
    #expect(copy.processes == [])
  }

  @Test func `a plan that a killed build has left half written is made anew`() async throws {
    try copy.solve("TakeControl")
    #expect(try await copy.judge("TakeControl").map(\.verdict) == [.solved])
    try Data().write(to: copy.root.appending(path: ".build/check/debug.yaml"))
    #expect(try await copy.judge("TakeControl").map(\.verdict) == [.solved])
  }

  @Test func `a program that an answer starts and leaves is said in a sentence`() async throws {
    try copy.solve("TakeControl") {
      "import Foundation\n"
        + $0.replacing("isWhistling = true", with: "isWhistling = true\n    sleepOn()")
          + """
          func sleepOn() {
            let program = Process()
            program.executableURL = URL(filePath: "/bin/sleep")
            program.arguments = ["60"]
            try? program.run()
          }

          """
    }
    let judgement = try await copy.judge("TakeControl")[0]
    #expect(judgement.verdict == .solved)
    #expect(judgement.leavesAProcess)
  }

  @Test func `what never ends is ended, and takes no other exercise along`() async throws {
    try copy.solve("TakeControl") { $0.replacing("isWhistling = true", with: "while true {}") }
    try copy.solve("WithoutDrift")
    let judgements = try await copy.judge("TakeControl", "WithoutDrift", limit: .seconds(3))
    #expect(judgements.map(\.kind) == ["hung", "solved"])
    #expect(copy.processes == [])
  }

  @Test func `a loop that prints for ever is ended`() async throws {
    try copy.solve("TakeControl") {
      $0.replacing("isWhistling = true", with: "while true { print(\"again\") }")
    }
    let judgements = try await copy.judge("TakeControl", limit: .seconds(3))
    #expect(judgements.map(\.kind) == ["hung"])
    #expect(copy.processes == [])
  }

  @Test func `a judgement that is cancelled leaves nothing behind`() async throws {
    try copy.solve("TakeControl") { $0.replacing("isWhistling = true", with: "while true {}") }
    let exercise = try copy.exercise("TakeControl")
    let (running, run) = AsyncStream.makeStream(of: Void.self)
    let judging = Task {
      try await Judge.liveValue.judgements(TestRun([exercise], limit: .seconds(60))) { note in
        if case .running = note { run.finish() }
      }
    }
    for await _ in running {}
    judging.cancel()
    await #expect(throws: ToolchainError.cancelled) { try await judging.value }
    #expect(copy.processes == [])
  }
}

extension Judgement {
  /// Without what belongs to it: `crashed`.
  var kind: String { String("\(verdict)".prefix { $0 != "(" }) }
}
