import Testing

@testable import Toolchain

/// A verdict that an answer must not have, and the sentences that say so.
struct PlantedVerdict: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// The answer that is judged: its kind and its name.
  let answer: String
  let verdict: Verdict
  let tests: [TestOutcome]
  /// Without the paths.
  let faults: [String]

  init(
    _ name: String,
    _ answer: String,
    _ verdict: Verdict,
    _ tests: [TestOutcome],
    _ faults: String...
  ) {
    testDescription = name
    self.answer = answer
    self.verdict = verdict
    self.tests = tests
    self.faults = faults
  }

  static let full = "it is full"
  static let dry = "it is dry outside"

  static let all = [
    PlantedVerdict(
      "a solution that fails",
      "Solutions/Boil",
      .unsolved,
      [outcome(full, .failed), outcome(dry, .passed)],
      """
      Boil.swift:1: The solution of Boil is refused by "it is full" (The pot is not full.): correct \
      the answer, or the test.
      """
    ),
    PlantedVerdict(
      "a solution whose test is skipped",
      "Solutions/Boil",
      .solved,
      [outcome(full, .skipped), outcome(dry, .passed)],
      "BoilTests.swift:7: \"it is full\" did not run with the solution: enable it."
    ),
    PlantedVerdict(
      "a wrong answer that passes",
      "WrongAnswers/Half",
      .solved,
      [outcome(full, .passed), outcome(dry, .passed)],
      "Boil.md:3: The wrong answer passes \"it is full\": write one that fails."
    ),
    PlantedVerdict(
      "a wrong answer that does not compile",
      "WrongAnswers/Half",
      .doesNotCompile(
        CompilerOutput(text: "Boil.swift:2:12: error: no pot\n2 | pot", file: nil, line: 2)
      ),
      [],
      """
      Boil.md:3: The wrong answer does not compile (Boil.swift:2:12: error: no pot): only a test may \
      judge an answer.
      """
    ),
    PlantedVerdict(
      "a wrong answer that hangs",
      "WrongAnswers/Half",
      .hung(after: .seconds(20)),
      [outcome(full, .neverEnded)],
      "Boil.md:3: The wrong answer hangs in \"it is full\": only a recorded issue counts."
    ),
    PlantedVerdict(
      "a second answer that fails",
      "SecondAnswers/Slowly",
      .unsolved,
      [outcome(full, .failed)],
      """
      Fill.md:3: The second answer is refused by "it is full" (The pot is not full.): correct the \
      answer, or the test.
      """
    ),
    PlantedVerdict(
      "a test that rejects nothing",
      "Starters/Boil",
      .unsolved,
      [outcome(full, .failed), outcome(dry, .passed)],
      unproved
    ),
    PlantedVerdict(
      "a starter that passes",
      "Starters/Boil",
      .solved,
      [outcome(full, .passed), outcome(dry, .passed)],
      "Boil.diff:1: The starter of Boil passes every test: write one that fails.",
      unproved
    ),
    PlantedVerdict(
      "a test that fails without an issue",
      "Starters/Boil",
      .unsolved,
      [outcome(full, .failed, issues: []), outcome(dry, .failed)],
      """
      BoilTests.swift:7: "it is full" neither passes with the starter nor records an issue: let it \
      run to its end, and expect something.
      """
    ),
  ]

  private static let unproved = """
    BoilTests.swift:7: "it is dry outside" rejects neither the starter nor a wrong answer: keep a \
    wrong answer that only it rejects, or take it out.
    """

  static func outcome(
    _ name: String,
    _ end: TestOutcome.End,
    of exercise: String = "Boil",
    issues: [TestIssue]? = nil
  ) -> TestOutcome {
    let file = "Exercises/01-Teapot/Tests/\(exercise)Tests.swift"
    let issue = TestIssue(comment: "The pot is not full.", text: "No", file: file, line: 9)
    let all = issues ?? (end == .failed ? [issue] : [])
    return TestOutcome(name: name, file: file, line: 7, end: end, issues: all)
  }
}
