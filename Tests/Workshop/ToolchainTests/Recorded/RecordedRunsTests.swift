import Dependencies
import DependenciesTestSupport
import OperatingSystem
import Testing

@testable import Toolchain

@Suite struct RecordedRuns {
  private static let file = "Exercises/01-Countdown/Tests/TakeControlTests.swift"

  /// What a run that wrote this has found out about its only exercise.
  ///
  /// - Parameter forged: What an answer has written into the stream as well.
  private func report(
    _ recording: Recording,
    forged: [String] = [],
    hasSecondWriter: Bool = false
  ) throws -> Judgement {
    let log = RunLog(isBuilt: false, note: { _ in }, signOfLife: {})
    log.takeOutput(Array((recording.output + recording.told).utf8))
    log.takeStream(Array((recording.stream + forged.map { $0 + "\n" }.joined()).utf8))
    return try TestRun([realExercise("TakeControl")], limit: .seconds(3))
      .judgements(
        of: log,
        end: recording.end,
        hasSecondWriter: hasSecondWriter,
        root: "/home/you/workbook"
      )[0]
  }

  private func forgery(_ judgement: Judgement) -> Forgery? {
    if case .forged(let forgery) = judgement.verdict { forgery } else { nil }
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

  @Test func `an end that the tests do not tell people is forged`() throws {
    let ends = [
      #"{"kind":"event","payload":{"kind":"runEnded","messages":[{"symbol":"pass","text":"So."}]}}"#
    ]
    #expect(try forgery(report(.departure, forged: ends)) == .untold)
  }

  @Test(arguments: [
    #"{"kind":"event","payload":{"kind":"runStarted"}}"#,
    #"{"kind":"test","payload":{"id":"a","sourceLocation":{"line":1}}}"#,
  ])
  func `tests that begin twice are forged`(line: String) throws {
    #expect(try forgery(report(.departure, forged: [line])) == .impossible)
    #expect(try forgery(report(.nothing, forged: [line])) == .impossible)
  }

  @Test(arguments: [
    // No words, as a person would see them; the words of another one; a test that does not run.
    #""testID":"\#(exits)""#,
    #""testID":"\#(exits)","messages":[{"text":"Test \"it is fine\" passed after 0.001 s."}]"#,
    #""testID":"another","messages":[{"text":"Test \"it exits\" passed after 0.001 s."}]"#,
  ])
  func `an end of a test that does not run, or without its name, is forged`(end: String) throws {
    let line = #"{"kind":"event","payload":{"kind":"testEnded",\#(end)}}"#
    #expect(try forgery(report(.departure, forged: [line])) == .impossible)
  }

  private static let exits =
    "CountdownExercisesTests.TakeControl/`it exits`()/TakeControlTests.swift:36:25"

  @Test func `what happens after the end of all tests is forged`() throws {
    let line = #"{"kind":"event","payload":{"kind":"testSkipped","testID":"\#(Self.exits)"}}"#
    #expect(try forgery(report(.nothing, forged: [line])) == .impossible)
  }

  @Test func `a stream with two writers is forged, whatever it says`() throws {
    for recording in [Recording.departure, .crash, .hang, .nothing, .manyEndings] {
      #expect(try forgery(report(recording, hasSecondWriter: true)) == .secondWriter)
    }
  }

  @Test(arguments: [Program.End.exited(3), .killed(signal: SIGKILL)])
  func `tests that all passed, in a process that failed, are forged`(end: Program.End) throws {
    let run = Recording(stream: Recording.nothing.stream, output: "", end: end)
    #expect(try forgery(report(run)) == .contradicted)
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
    argument: String? = nil,
    _ line: Int
  ) -> TestIssue {
    TestIssue(comment: comment, text: text, argument: argument, file: Self.file, line: line)
  }

  @Test func `every way to end is told from all others, in the order of the file`() throws {
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
          argument: "n → 1, s → \"b\"",
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

  @Test func `who leaves with code 0 in the middle has not passed`() throws {
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

  @Test func `where no test runs, there is no outcome`() throws {
    try expect(.nothing, .ranNothing, [])
  }

  @Test(arguments: [1, 7, 64])
  func `a stream may arrive in pieces of any size`(size: Int) throws {
    let notes = LockIsolated<[JudgeNote]>([])
    let log = RunLog(
      isBuilt: false,
      note: { note in notes.withValue { $0.append(note) } },
      signOfLife: {}
    )
    var rest = Array(Recording.manyEndings.stream.utf8)[...]
    while !rest.isEmpty {
      log.takeStream(Array(rest.prefix(size)))
      rest = rest.dropFirst(size)
    }
    let exercise = try realExercise("TakeControl")
    let told = ToldArguments()
    let outcomes = log.tests.outcomes(of: exercise, told: told, root: "/home/you/workbook")
    #expect(
      outcomes.map(\.end) == [
        .passed, .failed, .failed, .passed, .passed, .skipped, .failed, .failed,
      ]
    )
    #expect(notes.value == [.running(tests: 8)])
  }
}
