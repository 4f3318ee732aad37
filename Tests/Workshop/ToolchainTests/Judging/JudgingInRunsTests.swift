import Course
import Dependencies
import Testing

@testable import Toolchain

/// Which runs it takes until each exercise has a verdict of its own.
@Suite struct JudgingInRuns {
  private let take = try! realExercise("TakeControl")
  private let pause = try! realExercise("PauseAndResume")
  private let drift = try! realExercise("WithoutDrift")

  private static func test(_ end: TestOutcome.End) -> TestOutcome {
    TestOutcome(name: "it works", file: "Tests.swift", line: 7, end: end)
  }

  private let passed = [test(.passed)]
  private let failed = [test(.failed), test(.skipped)]
  private let lost = [test(.passed), test(.neverEnded)]

  private typealias Answer = Result<[Judgement], ToolchainError>

  private func broken(_ files: String...) -> Answer {
    let lines = files.map { "/home/you/workbook/\($0):3:1: error: cannot find 'x' in scope" }
    return didNotBuild(lines.joined(separator: "\n"))
  }

  private func didNotBuild(_ output: String) -> Answer {
    .failure(.didNotBuild(BuildFailure(output: output, root: recordedRoot)))
  }

  private func ran(_ interruption: Verdict?, _ tests: (Exercise, [TestOutcome])...) -> Answer {
    .success(tests.map { Judgement($0, $1, interruption: interruption) })
  }

  /// Asks for runs, which must be these, in this order, and answers them.
  private func judge(
    of exercises: [Exercise],
    _ answers: (TestRun, Answer)...
  ) async throws -> [Verdict] {
    let left = LockIsolated(answers[...])
    let policy = RetryPolicy { run throws(ToolchainError) in
      let answer = left.withValue { $0.popFirst() }
      #expect(run == answer?.0)
      return try answer?.1.get() ?? []
    }
    let judgements = try await policy.judgements(of: TestRun(exercises, limit: .seconds(3)))
    #expect(left.value.isEmpty, "A run is missing.")
    #expect(judgements.map(\.exercise.id) == exercises.map(\.id))
    return judgements.map(\.verdict)
  }

  private func run(_ exercises: Exercise...) -> TestRun { TestRun(exercises, limit: .seconds(3)) }

  /// One of those that are built.
  private func alone(_ exercise: Exercise, of built: Exercise...) -> TestRun {
    var run = TestRun(built, limit: .seconds(3))
    run.exercises = [exercise]
    run.skipsBuild = true
    return run
  }

  private func error(_ file: String) -> Verdict {
    .doesNotCompile(
      CompilerOutput(
        text: "\(file):3:1: error: cannot find 'x' in scope",
        location: "\(file):3"
      )
    )
  }

  @Test func `one run is enough where all end`() async throws {
    let verdicts = try await judge(
      of: [take, pause, drift],
      (run(take, pause, drift), ran(nil, (take, passed), (pause, failed), (drift, [])))
    )
    #expect(verdicts == [.solved, .unsolved, .ranNothing])
  }

  @Test func `an exercise with a test that is skipped is not solved`() {
    let judgement = Judgement(take, passed + [Self.test(.skipped)], interruption: nil)
    #expect(judgement.verdict == .unsolved)
  }

  @Test func `what does not compile is judged apart, and left out of the next run`() async throws {
    let verdicts = try await judge(
      of: [take, pause, drift],
      (run(take, pause, drift), broken(pause.path)),
      (run(pause), broken(pause.path)),
      (run(take, drift), broken(take.testsPath)),
      (run(take), broken(take.testsPath)),
      (run(drift), ran(nil, (drift, passed)))
    )
    #expect(verdicts == [error(take.testsPath), error(pause.path), .solved])
  }

  @Test func `with an error in no exercise's file, each is tried alone`() async throws {
    let verdicts = try await judge(
      of: [take, pause],
      (run(take, pause), broken("Sources/Clock.swift")),
      (run(take), ran(nil, (take, passed))),
      (run(pause), broken(pause.path))
    )
    #expect(verdicts == [.solved, error(pause.path)])
  }

  @Test func `where one alone fails in a stranger's file, the workbook is broken`() async {
    let error = await #expect(throws: ToolchainError.self) {
      _ = try await judge(of: [take], (run(take), broken("Sources/Clock.swift")))
    }
    #expect(
      error?.sentence == """
        Sources/Clock.swift:3:1: error: cannot find 'x' in scope

        The workbook itself does not build: what the compiler says is above. If you changed something \
        outside of Exercises, change it back.
        """
    )
  }

  @Test func `a build that fails over no file is tried once more`() async throws {
    let text = "error: index/store/v5/units: input error"
    let failure = didNotBuild(text)
    #expect(
      try await judge(of: [take], (run(take), failure), (run(take), ran(nil, (take, passed))))
        == [.solved]
    )
    let error = await #expect(throws: ToolchainError.self) {
      _ = try await judge(of: [take], (run(take), failure), (run(take), failure))
    }
    #expect(
      error?.sentence == """
        \(text)

        The build failed, and over none of your files: what it says is above. See that the folder .build \
        can be written, wait for other builds to end, and type the command again.
        """
    )
  }

  @Test(arguments: [
    Verdict.crashed(how: "signal 4"), .hung(after: .seconds(3)),
  ])
  func `those that one took along are run alone, and not built again`(end: Verdict) async throws {
    let verdicts = try await judge(
      of: [take, pause, drift],
      (run(take, pause, drift), ran(end, (take, lost), (pause, failed), (drift, lost))),
      (alone(take, of: take, pause, drift), ran(nil, (take, passed))),
      (alone(drift, of: take, pause, drift), ran(end, (drift, lost)))
    )
    #expect(verdicts == [.solved, .unsolved, end])
  }
}
