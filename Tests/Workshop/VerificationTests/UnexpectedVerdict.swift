import Testing

@testable import Toolchain

/// A verdict that an answer must not have, and the sentences that say so.
struct UnexpectedVerdict: Sendable, CustomTestStringConvertible {
  /// The answer that is judged: its kind and its name.
  let answer: String
  let verdict: Verdict
  let tests: [TestOutcome]
  /// A line for each, without the paths.
  let faults: String

  var testDescription: String { faults }

  static let full = "it is full"
  static let dry = "it is dry outside"

  static let all = [
    UnexpectedVerdict(
      answer: "Solutions/Boil",
      verdict: .unsolved,
      tests: [outcome(full, .failed), outcome(dry, .passed)],
      faults: """
        Boil.swift:1: The solution of Boil is refused by "it is full" (The pot is not full.): correct \
        the answer, or the test.
        """
    ),
    UnexpectedVerdict(
      answer: "Solutions/Boil",
      verdict: .unsolved,
      tests: [outcome(full, .skipped), outcome(dry, .passed)],
      faults: "BoilTests.swift:7: \"it is full\" did not run with the solution: enable it."
    ),
    UnexpectedVerdict(
      answer: "WrongAnswers/Half",
      verdict: .solved,
      tests: [outcome(full, .passed), outcome(dry, .passed)],
      faults: "Boil.md:3: The wrong answer passes \"it is full\": write one that fails."
    ),
    UnexpectedVerdict(
      answer: "WrongAnswers/Half",
      verdict: .doesNotCompile(
        CompilerOutput(text: "Boil.swift:2:12: error: no pot\n2 | pot")
      ),
      tests: [],
      faults: """
        Boil.md:3: The wrong answer does not compile (Boil.swift:2:12: error: no pot): only a test may \
        judge an answer.
        """
    ),
    UnexpectedVerdict(
      answer: "WrongAnswers/Half",
      verdict: .hung(after: .seconds(20)),
      tests: [outcome(full, .neverEnded)],
      faults: "Boil.md:3: The wrong answer hangs in \"it is full\": only a recorded issue counts."
    ),
    UnexpectedVerdict(
      answer: "Starters/Boil",
      verdict: .unsolved,
      tests: [outcome(full, .failed), outcome(dry, .passed)],
      faults: unproved
    ),
    UnexpectedVerdict(
      answer: "Starters/Boil",
      verdict: .solved,
      tests: [outcome(full, .passed), outcome(dry, .passed)],
      faults:
        "Boil.diff:1: The starter of Boil passes every test: write one that fails.\n\(unproved)"
    ),
  ]

  private static let unproved = """
    BoilTests.swift:7: "it is dry outside" rejects neither the starter nor a wrong answer: keep a \
    wrong answer that only it rejects, or take it out.
    """

  static func outcome(
    _ name: String,
    _ end: TestOutcome.End,
    of exercise: String = "Boil"
  ) -> TestOutcome {
    let file = "Exercises/01-Kettle/Tests/\(exercise)Tests.swift"
    let issue = TestIssue(comment: "The pot is not full.", text: "No", file: file, line: 9)
    let issues = end == .failed ? [issue] : []
    return TestOutcome(name: name, file: file, line: 7, end: end, issues: issues)
  }
}
