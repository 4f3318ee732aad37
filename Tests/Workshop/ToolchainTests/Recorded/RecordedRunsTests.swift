import Dependencies
import OperatingSystem
import Testing

@testable import Toolchain

@Suite struct RecordedRuns {
  private let root = "/home/you/workbook"
  private static let file = "Exercises/01-Countdown/Tests/TakeControlTests.swift"

  /// What a run that wrote this has found out about its only exercise.
  private func report(_ recording: Recording, _ end: RunEnd? = nil) throws -> Judgement {
    let log = RunLog(isBuilt: false, root: root, note: { _ in })
    log.takeOutput(Array(recording.output.utf8))
    log.takeStream(Array(recording.stream.utf8))
    return try TestRun([realExercise("TakeControl")], limit: .seconds(3))
      .judgements(
        of: log,
        end ?? recording.end.map { .ended($0) } ?? .silent,
        root: root
      )[0]
  }

  private func expect(
    _ recording: Recording,
    _ verdict: Verdict,
    _ tests: [TestOutcome],
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    let judgement = try report(recording)
    #expect(judgement.verdict == verdict, sourceLocation: location)
    #expect(judgement.tests == tests, sourceLocation: location)
  }

  private func outcome(
    _ name: String,
    _ line: Int,
    _ end: TestOutcome.End,
    _ issues: TestIssue...
  ) -> TestOutcome {
    TestOutcome(name: name, file: Self.file, line: line, end: end, issues: issues)
  }

  private func issue(
    _ comment: String,
    _ text: String,
    _ line: Int
  ) -> TestIssue {
    TestIssue(comment: comment, text: text, file: Self.file, line: line)
  }

  @Test func `every way to end is distinguished, in the order of the file`() throws {
    let outcomes = [
      outcome("one is doubled", 6, .passed),
      outcome(
        "two things are wrong",
        7,
        .failed,
        issue("One is not three.", "Expectation failed: (double(1) → 2) == 3", 8),
        issue("", "Expectation failed: (double(2) → 4) == 5", 9)
      ),
      outcome(
        "arguments are told",
        11,
        .failed,
        issue(
          "One and b do not go together.",
          "Expectation failed: (n != 1 → false) || (s != \"b\" → false)",
          12
        )
      ),
      outcome("what is known is no failure", 14, .passed),
      outcome("a warning is no failure", 15, .passed),
      outcome("this is left out", 16, .skipped),
      outcome(
        "it throws",
        17,
        .failed,
        issue(
          "",
          "Caught error: Error Domain=NSCocoaErrorDomain Code=4 \"The file doesn’t exist.\"",
          17
        )
      ),
      outcome(
        "it is required",
        18,
        .failed,
        issue("There is no x.", "Expectation failed: x → nil", 18)
      ),
    ]
    try expect(.manyEndings, .unsolved, outcomes)
  }

  @Test func `a suite that fails as a whole is an outcome of its own`() throws {
    let outcomes = [
      outcome("TakeControl", 25, .failed, issue("", "Caught error: No()", 25)),
      outcome("never gets there", 25, .neverStarted),
    ]
    try expect(.refusedSuite, .unsolved, outcomes)
  }

  @Test func `a crash leaves tests that never end, and says how`() throws {
    let outcomes = [
      outcome("it crashes", 28, .neverEnded), outcome("it is fine", 29, .passed),
    ]
    try expect(
      .crash,
      .crashed(how: "Fatal error: Index out of range (signal 4, illegal instruction)"),
      outcomes
    )
  }

  @Test func `a process that exits with 0 in the middle has not passed`() throws {
    try expect(
      .departure,
      .crashed(how: "exit code 0"),
      [outcome("it exits", 36, .neverEnded)]
    )
  }

  @Test func `a run that was ended from outside hangs`() throws {
    let outcomes = [
      outcome("it never ends", 32, .neverEnded), outcome("it is fine", 33, .passed),
    ]
    try expect(.hang, .hung(after: .seconds(3)), outcomes)
  }

  @Test func `what still runs when all tests have ended keeps them from no verdict`() throws {
    let judgement = try report(.manyEndings, .leftAProcess)
    #expect(judgement.verdict == .unsolved)
    #expect(judgement.leavesAProcess)
    #expect(try !report(.manyEndings).leavesAProcess)
  }

  @Test func `where no test runs, there is no outcome`() throws {
    try expect(.nothing, .ranNothing, [])
  }

  @Test(arguments: [1, 7, 64])
  func `a stream may arrive in pieces of any size`(size: Int) throws {
    let notes = LockIsolated<[JudgeNote]>([])
    let log = RunLog(isBuilt: false, root: root) { note in notes.withValue { $0.append(note) } }
    var rest = Array(Recording.manyEndings.stream.utf8)[...]
    while !rest.isEmpty {
      log.takeStream(Array(rest.prefix(size)))
      rest = rest.dropFirst(size)
    }
    let exercise = try realExercise("TakeControl")
    let outcomes = log.tests.outcomes(of: exercise)
    #expect(
      outcomes.map(\.end) == [
        .passed, .failed, .failed, .passed, .passed, .skipped, .failed, .failed,
      ]
    )
    #expect(notes.value == [.running(tests: 8)])
  }
}
