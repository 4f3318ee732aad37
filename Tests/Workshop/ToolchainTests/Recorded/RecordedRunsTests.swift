import Course
import Dependencies
import OperatingSystem
import PlantedCourses
import Testing

@testable import Toolchain

@Suite struct RecordedRuns {
  private let exercise = try! PlantedCourse([
    "Chapters/01-Countdown/README.md": "",
    "Exercises/01-Countdown/README.md": "## TakeControl · guided\n",
  ])
  .course.exercise("TakeControl")

  /// The judgement of a run that wrote this.
  private func judgement(_ recording: Recording, _ end: Program.End?) throws -> Judgement {
    let log = RunLog(isBuilt: false, root: recordedRoot, onProgress: { _ in })
    log.takeOutput(Array(recording.output.utf8))
    log.takeStream(Array(recording.stream.utf8))
    return try TestRun([exercise], limit: .seconds(3)).read(log, end).get()[0]
  }

  /// The text has a line for each test, and below it one for each issue.
  @Test(
    arguments: [
      (
        .manyEndings,
        .unsolved,
        """
        6 one is doubled: passed
        7 two things are wrong: failed
          8 One is not three. Expectation failed: (double(1) → 2) == 3
          9  Expectation failed: (double(2) → 4) == 5
        11 arguments are told: failed
          12 One and b do not go together. Expectation failed: (n != 1 → false) || (s != "b" → false)
        14 what is known is no failure: passed
        15 a warning is no failure: passed
        16 this is left out: skipped
        17 it throws: failed
          17  Caught error: Error Domain=NSCocoaErrorDomain Code=4 "The file doesn’t exist."
        18 it is required: failed
          18 There is no x. Expectation failed: x → nil
        """
      ),
      // A suite fails before any of its tests begins.
      (
        Recording("RefusedSuite", .exited(1)),
        .unsolved,
        "25 TakeControl: failed\n  25  Caught error: No()\n25 never gets there: neverStarted"
      ),
      // One of two tests reads beyond the end of an array.
      (
        Recording("Crash", .exited(1)),
        .crashed(how: "Fatal error: Index out of range (signal 4, illegal instruction)"),
        "28 it crashes: neverEnded\n29 it is fine: passed"
      ),
      // A test calls `exit(0)`.
      (
        Recording("Departure", .exited(0)),
        .crashed(how: "exit code 0"),
        "36 it exits: neverEnded"
      ),
      // One of two tests waits for what never comes; it is ended from outside.
      (
        Recording("Hang", nil),
        .hung(after: .seconds(3)),
        "32 it never ends: neverEnded\n33 it is fine: passed"
      ),
      // The filter fits no test.
      (Recording("Nothing", .exited(0)), .ranNothing, ""),
    ] as [(Recording, Verdict, String)]
  )
  func `every way to end is distinguished, in the order of the file`(
    recording: Recording,
    verdict: Verdict,
    text: String
  ) throws {
    let judgement = try judgement(recording, recording.end)
    #expect(judgement.verdict == verdict)
    let lines = judgement.tests.flatMap { test in
      ["\(test.line) \(test.name): \(test.end)"]
        + test.issues.map { "  \($0.line) \($0.comment) \($0.text)" }
    }
    #expect(lines.joined(separator: "\n") == text)
    let files = judgement.tests.map(\.file) + judgement.tests.flatMap(\.issues).map(\.file)
    #expect(files.allSatisfy { $0 == "Exercises/01-Countdown/Tests/TakeControlTests.swift" })
  }

  @Test func `what still runs when all tests have ended keeps them from no verdict`() throws {
    let judgement = try judgement(.manyEndings, nil)
    #expect(judgement.verdict == .unsolved)
    #expect(judgement.leavesAProcess)
    #expect(try !self.judgement(.manyEndings, .exited(1)).leavesAProcess)
  }

  @Test func `a stream may arrive in pieces`() throws {
    let steps = LockIsolated<[String]>([])
    let log = RunLog(isBuilt: false, root: recordedRoot) { step in
      steps.withValue { $0.append(step) }
    }
    for byte in Recording.manyEndings.stream.utf8 { log.takeStream([byte]) }
    #expect(log.tests.outcomes(of: exercise).count == 8)
    #expect(steps.value == ["Running 8 tests …"])
  }
}
