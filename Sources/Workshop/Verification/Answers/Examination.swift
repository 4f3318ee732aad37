import Course
import Toolchain

/// What the tests have to say to an answer, and what is wrong if they say something else.
enum Examination {
  /// What was found out about one answer.
  struct Conclusion: Equatable {
    var faults: [Fault] = []
    /// The tests that the solution passes.
    var passed: [TestOutcome] = []
    /// The tests that fail: on the starter, or on a wrong answer.
    var failed: [String] = []
    var rejected = 0
    /// The first test that rejects a wrong answer.
    var rejectedBy: String?
    var accepted = 0
  }

  static func conclusion(_ asked: KeptAnswer, _ judgement: Judgement) -> Conclusion {
    let what =
      switch asked.kind {
      case .starter: "The starter of \(asked.exercise.name)"
      case .solution: "The solution of \(asked.exercise.name)"
      case .wrong: "The wrong answer"
      case .second: "The second answer"
      }
    let tests = judgement.tests
    switch (judgement.verdict, asked.kind) {
    case (.solved, .starter), (.unsolved, .starter): return unsolved(asked, tests)
    case (.solved, .wrong), (.unsolved, .wrong): return rejected(asked, tests)
    case (.solved, .solution):
      return Conclusion(faults: skipped(tests), passed: tests.filter { $0.end == .passed })
    case (.solved, .second): return Conclusion(accepted: 1)
    case (.unsolved, .solution), (.unsolved, .second):
      return Conclusion(faults: [failed(asked, tests, what)])
    default: return Conclusion(faults: [noVerdict(asked, judgement, what)])
    }
  }

  private static func unsolved(_ asked: KeptAnswer, _ outcomes: [TestOutcome]) -> Conclusion {
    var conclusion = Conclusion(failed: outcomes.rejecting)
    conclusion.faults = outcomes.compactMap { outcome in
      switch outcome.end {
      case .passed: nil
      case .failed where !outcome.issues.isEmpty: nil
      case .failed:
        outcome.fault(
          "\"\(outcome.name)\" fails without having recorded an issue: let it expect something."
        )
      case .skipped:
        outcome.fault(
          "\"\(outcome.name)\" is skipped, and every test of an exercise has to run: enable it."
        )
      case .neverEnded, .neverStarted:
        outcome.fault(
          "\"\(outcome.name)\" did not run to its end with the starter: make sure that it does."
        )
      }
    }
    if !outcomes.isEmpty, outcomes.allSatisfy({ $0.end == .passed }) {
      let name = asked.exercise.name
      conclusion.faults.append(
        Fault(
          asked.exercise.testsPath,
          "Every test of \(name) passes while it is unsolved: write one that fails."
        )
      )
    }
    return conclusion
  }

  /// The tests that the solution passes, and that nothing else fails.
  static func unproved(_ passed: [TestOutcome], failed: Set<String>) -> [Fault] {
    passed.filter { !failed.contains($0.name) }.map {
      $0.fault(
        """
        "\($0.name)" rejects neither the starter nor a wrong answer: keep a wrong answer that only \
        it rejects, or take it out.
        """
      )
    }
  }

  private static func rejected(_ asked: KeptAnswer, _ outcomes: [TestOutcome]) -> Conclusion {
    let tests = outcomes.rejecting
    guard let first = tests.first else {
      return Conclusion(
        faults: [
          asked.fault(
            """
            \(asked.test.map { "\"\($0)\" lets" } ?? "The tests of \(asked.exercise.name) let") \
            this wrong answer pass: write one that does not.
            """
          )
        ]
      )
    }
    guard let test = asked.test, !tests.contains(test) else {
      return Conclusion(failed: tests, rejected: 1, rejectedBy: asked.test ?? first)
    }
    return Conclusion(
      faults: [
        asked.fault("\(asked.name) is rejected by \"\(first)\", and not by \"\(test)\": write so.")
      ],
      failed: tests,
      rejected: 1,
      rejectedBy: first
    )
  }

  private static func skipped(_ outcomes: [TestOutcome]) -> [Fault] {
    outcomes.filter { $0.end != .passed }.map {
      $0.fault("\"\($0.name)\" did not run with the solution: enable it.")
    }
  }

  /// A right answer that a test refuses.
  private static func failed(_ asked: KeptAnswer, _ outcomes: [TestOutcome], _ what: String)
    -> Fault
  {
    let failing = outcomes.first { $0.end != .passed }
    let issue = failing?.issues.first
    let reason = [issue?.comment, issue?.text].compactMap(\.self).first { !$0.isEmpty }
    return asked.fault(
      """
      \(what) is refused by "\(failing?.name ?? "")"\(reason.map { " (\($0))" } ?? ""): correct \
      the answer, or the test.
      """
    )
  }

  /// The tests have not said anything about it.
  private static func noVerdict(_ asked: KeptAnswer, _ judgement: Judgement, _ what: String)
    -> Fault
  {
    let outcomes = judgement.tests
    return switch judgement.verdict {
    case .doesNotCompile(let output):
      asked.fault(
        """
        \(what) does not compile (\(output.text.firstError)): only a test may \
        judge an answer.
        """
      )
    case .crashed(let how):
      asked.fault("\(what) crashes\(in: outcomes) (\(how)): only a recorded issue counts.")
    case .hung:
      asked.fault("\(what) hangs\(in: outcomes): only a recorded issue counts.")
    case .ranNothing, .solved, .unsolved:
      Fault(
        asked.exercise.testsPath,
        "\(what) was judged by no test at all: see that its suite is named \(asked.exercise.name)."
      )
    }
  }
}

extension KeptAnswer {
  fileprivate func fault(_ sentence: String) -> Fault { Fault(path, line: line, sentence) }
}

extension TestOutcome {
  fileprivate func fault(_ sentence: String) -> Fault { Fault(file, line: line, sentence) }
}

extension [TestOutcome] {
  /// The tests that have found something wrong.
  fileprivate var rejecting: [String] {
    filter { $0.end == .failed && !$0.issues.isEmpty }.map(\.name)
  }
}

extension String.StringInterpolation {
  /// ` in "it never whistles"`, if it is known which test had begun.
  fileprivate mutating func appendInterpolation(in outcomes: [TestOutcome]) {
    guard let open = outcomes.first(where: { $0.end == .neverEnded }) else { return }
    appendLiteral(" in \"\(open.name)\"")
  }
}

extension String {
  /// The compiler's first sentence, with its place.
  fileprivate var firstError: String {
    split(separator: "\n").first { $0.contains("error: ") }.map(String.init) ?? "see above"
  }
}
