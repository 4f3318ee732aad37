import Foundation
import PlantedCourses
import Testing

@testable import Toolchain

/// Answers that never end, or start what never ends.
extension JudgeEndToEnd {
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
