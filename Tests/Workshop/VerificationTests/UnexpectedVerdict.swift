import Testing

@testable import Toolchain

/// A verdict that an answer must not have, and the sentences that say so.
struct UnexpectedVerdict: Sendable, CustomTestStringConvertible {
  /// The answer that is judged: its kind and its name.
  let answer: String
  let verdict: Verdict
  /// How its tests end.
  let ends: [TestOutcome.End]
  /// A line for each, without the paths.
  let faults: String

  var testDescription: String { faults }

  static let all = [
    UnexpectedVerdict(
      answer: "Solutions/Boil",
      verdict: .unsolved,
      ends: [.failed, .passed],
      faults: """
        Boil.swift:1: The solution of Boil is refused by "it is full" (The pot is not full.): correct \
        the answer, or the test.
        """
    ),
    UnexpectedVerdict(
      answer: "Solutions/Boil",
      verdict: .unsolved,
      ends: [.skipped, .passed],
      faults: "BoilTests.swift:7: \"it is full\" did not run with the solution: enable it."
    ),
    UnexpectedVerdict(
      answer: "WrongAnswers/Half",
      verdict: .solved,
      ends: [.passed, .passed],
      faults: "Boil.md:3: The wrong answer passes \"it is full\": write one that fails."
    ),
    UnexpectedVerdict(
      answer: "WrongAnswers/Half",
      verdict: .doesNotCompile(
        CompilerOutput(text: "Boil.swift:2:12: error: no pot\n2 | pot")
      ),
      ends: [],
      faults: """
        Boil.md:3: The wrong answer does not compile (Boil.swift:2:12: error: no pot): only a test may \
        judge an answer.
        """
    ),
    UnexpectedVerdict(
      answer: "WrongAnswers/Half",
      verdict: .hung(after: .seconds(20)),
      ends: [.neverEnded],
      faults: "Boil.md:3: The wrong answer hangs in \"it is full\": only a recorded issue counts."
    ),
    UnexpectedVerdict(
      answer: "Starters/Boil",
      verdict: .unsolved,
      ends: [.failed, .passed],
      faults: unproved
    ),
    UnexpectedVerdict(
      answer: "Starters/Boil",
      verdict: .solved,
      ends: [.passed, .passed],
      faults:
        "Boil.diff:1: The starter of Boil passes every test: write one that fails.\n\(unproved)"
    ),
  ]

  private static let unproved = """
    BoilTests.swift:7: "it is dry outside" rejects neither the starter nor a wrong answer: keep a \
    wrong answer that only it rejects, or take it out.
    """
}
