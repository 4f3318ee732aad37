import Course
import Dependencies
import PlantedCourses
import Testing
import Usage

@testable import Toolchain

/// Which runs it takes until each exercise has a verdict of its own.
@Suite struct JudgingInRuns {
  private let workbook = try! PlantedCourse.small()
  private var boil: Exercise { try! workbook.course.exercise("Boil") }
  private var whistle: Exercise { try! workbook.course.exercise("Whistle") }
  private var bake: Exercise { try! workbook.course.exercise("Bake") }

  private static func test(_ end: TestOutcome.End) -> TestOutcome {
    TestOutcome(name: "it works", file: "Tests.swift", line: 7, end: end)
  }

  private let passed = [test(.passed)]
  private let skipped = [test(.passed), test(.skipped)]
  private let lost = [test(.passed), test(.neverEnded)]

  private typealias Answer = Result<[Judgement], BuildFailure>

  private func broken(_ files: String...) -> Answer {
    let lines = files.map { "/home/you/workbook/\($0):3:1: error: cannot find 'x' in scope" }
    return didNotBuild(lines.joined(separator: "\n"))
  }

  private func didNotBuild(_ output: String) -> Answer {
    .failure(BuildFailure(output: output, root: recordedRoot))
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
    let splitter = RunSplitter { run throws(SentenceError) in
      let answer = left.withValue { $0.popFirst() }
      #expect(run == answer?.0)
      guard let answer else { throw SentenceError("One run too many was asked for.") }
      return answer.1
    }
    let judgements = try await splitter.judgementOfEach(in: TestRun(exercises, limit: .seconds(3)))
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

  @Test func `one run is enough where all end, and a test that is skipped is none that passes`()
    async throws
  {
    let verdicts = try await judge(
      of: [boil, whistle, bake],
      (run(boil, whistle, bake), ran(nil, (boil, passed), (whistle, skipped), (bake, [])))
    )
    #expect(verdicts == [.solved, .unsolved, .ranNothing])
  }

  @Test func `what does not compile is judged apart, and left out of the next run`() async throws {
    let verdicts = try await judge(
      of: [boil, whistle, bake],
      (run(boil, whistle, bake), broken(whistle.path)),
      (run(whistle), broken(whistle.path)),
      (run(boil, bake), broken(boil.testsPath)),
      (run(boil), broken(boil.testsPath)),
      (run(bake), ran(nil, (bake, passed)))
    )
    #expect(verdicts == [error(boil.testsPath), error(whistle.path), .solved])
  }

  @Test func `with an error in no exercise's file, each is tried alone`() async throws {
    let verdicts = try await judge(
      of: [boil, whistle],
      (run(boil, whistle), broken("Sources/Clock.swift")),
      (run(boil), ran(nil, (boil, passed))),
      (run(whistle), broken(whistle.path))
    )
    #expect(verdicts == [.solved, error(whistle.path)])
  }

  @Test func `where one alone fails in a stranger's file, the workbook is broken`() async {
    let error = await #expect(throws: SentenceError.self) {
      _ = try await judge(of: [boil], (run(boil), broken("Sources/Clock.swift")))
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
      try await judge(of: [boil], (run(boil), failure), (run(boil), ran(nil, (boil, passed))))
        == [.solved]
    )
    let error = await #expect(throws: SentenceError.self) {
      _ = try await judge(of: [boil], (run(boil), failure), (run(boil), failure))
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
      of: [boil, whistle, bake],
      (run(boil, whistle, bake), ran(end, (boil, lost), (whistle, skipped), (bake, lost))),
      (alone(boil, of: boil, whistle, bake), ran(nil, (boil, passed))),
      (alone(bake, of: boil, whistle, bake), ran(end, (bake, lost)))
    )
    #expect(verdicts == [.solved, .unsolved, end])
  }
}
