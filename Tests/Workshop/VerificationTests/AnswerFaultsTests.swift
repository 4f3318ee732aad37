import Course
import Dependencies
import PlantedCourses
import Testing
import Usage

@testable import Toolchain
@testable import Verification

@Suite struct AnswerFaults {
  let course: PlantedCourse
  let steps = LockIsolated<[String]>([])

  init() throws { course = try PlantedCourse.withAnswers() }

  @Test func `where every verdict is the right one, there is none`() async {
    #expect(await faults { .right(for: $0) } == [])
    #expect(
      steps.value == [
        "unsolved          3 answers · 0.0 s", "solved            3 answers · 0.0 s",
        "answers 1 of 3    3 answers · 0.0 s", "answers 2 of 3    3 answers · 0.0 s",
        "answers 3 of 3    1 answer · 0.0 s",
      ]
    )
  }

  @Test(arguments: UnexpectedVerdict.all)
  func `each is found, and said in a sentence with its place`(planted: UnexpectedVerdict) async {
    let faults = await faults {
      "\($0.kind.rawValue)/\($0.name)" == planted.answer
        ? .of($0, planted.verdict, planted.ends) : .right(for: $0)
    }
    let lines = faults.map { $0.description.replacing(/^.*\/(?=\w+\.\w+:\d)/, with: "") }
    #expect(lines.joined(separator: "\n") == planted.faults)
  }

  @Test func `a batch that cannot be judged is one, and the others go on`() async throws {
    let faults = await faults { answer throws(SentenceError) in
      if answer.kind == .solution { throw SentenceError("The disk is full.") }
      return .right(for: answer)
    }
    #expect(faults.map(\.description) == ["solved: The disk is full."])
    #expect(steps.value.last == "answers 3 of 3    1 answer · 0.0 s")
  }

  @Test func `a wrong answer that names no test is one, which says the test to name`() async throws
  {
    let path = "Solutions/01-Kettle/WrongAnswers/Boil.md"
    let line = "Rejected by \"it is full\".\n"
    try course.write(path, course.text(path).replacing(line, with: "", maxReplacements: 1))
    let faults = await faults { .right(for: $0) }
    #expect(
      faults.map(\.description) == [
        "\(path):3: The wrong answer names no test: write below it: Rejected by \"it is full\"."
      ]
    )
  }

  private func faults(
    _ judgement: @escaping @Sendable (KeptAnswer) throws(SentenceError) -> Judgement
  ) async -> [Fault] {
    let verification = withDependencies {
      $0.continuousClock = TestClock()
      $0[Judge.self] = Judge { run, _ throws(SentenceError) in
        guard case .solutions(let asked) = run.answers else { return [] }
        return try asked.map(judgement)
      }
    } operation: {
      Verification(of: try! course.course, parts: [.answers]) { [steps] line in
        steps.withValue { $0.append(line) }
      }
    }
    return await verification.faults()
  }
}

extension Judgement {
  fileprivate static func right(for asked: KeptAnswer) -> Judgement {
    switch asked.kind {
    case .starter: .of(asked, .unsolved, [.failed, .failed])
    case .solution, .second: .of(asked, .solved, [.passed, .passed])
    case .wrong: .of(asked, .unsolved, [.failed, .passed])
    }
  }

  /// That of an exercise with two tests, as far as they ran.
  fileprivate static func of(
    _ asked: KeptAnswer,
    _ verdict: Verdict,
    _ ends: [TestOutcome.End]
  ) -> Judgement {
    let file = "Exercises/01-Kettle/Tests/\(asked.exercise.name)Tests.swift"
    let issue = TestIssue(comment: "The pot is not full.", text: "No", file: file, line: 9)
    let tests = zip(["it is full", "it is dry outside"], ends).map { name, end in
      let issues = end == .failed ? [issue] : []
      return TestOutcome(name: name, file: file, line: 7, end: end, issues: issues)
    }
    return Judgement(asked.exercise, verdict, tests)
  }
}

extension PlantedCourse {
  /// The small course, with the answers that its tests reject, and one that they accept.
  fileprivate static func withAnswers() throws -> PlantedCourse {
    let course = try small()
    for (path, names) in [
      ("01-Kettle/WrongAnswers/Boil", ["Half", "Twice"]),
      ("01-Kettle/WrongAnswers/Whistle", ["Early", "Late"]),
      ("02-Oven/WrongAnswers/Bake", ["Little", "Much"]),
    ] {
      let answers = names.map { answer($0) + "Rejected by \"it is full\".\n" }
      try course.write("Solutions/\(path).md", "# What people try\n" + answers.joined())
    }
    let second = "# Other right answers\n" + answer("Slowly")
    try course.write("Solutions/01-Kettle/SecondAnswers/Whistle.md", second)
    return course
  }

  private static func answer(_ name: String) -> String {
    """

    ### \(name)

    It looks full.

    ```diff
    -// Done.
    +// \(name).
    ```


    """
  }
}
