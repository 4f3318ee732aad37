import Course
import Toolchain

/// What the tests have to say to an answer, and what is wrong if they say something else.
struct Examination {
  let guards: [Guard]
  let guardsPath: String

  init(of chapter: ChapterFiles) {
    guards = Guard.all(of: chapter)
    guardsPath = chapter.guardsPath
  }

  /// What was found out about one answer.
  struct Conclusion: Equatable {
    var faults: [Fault] = []
    /// How many tests did what they have to.
    var tests = 0
    var rejected = 0
    /// The first test that rejects a wrong answer.
    var rejectedBy: String?
    var accepted = 0
  }

  func conclusion(_ asked: KeptAnswer, _ judgement: Judgement) -> Conclusion {
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
      return Conclusion(faults: skipped(tests), tests: tests.count { $0.end == .passed })
    case (.solved, .second): return Conclusion(accepted: 1)
    case (.unsolved, .solution), (.unsolved, .second):
      return Conclusion(faults: [failed(asked, tests, what)])
    default: return Conclusion(faults: [noVerdict(asked, judgement, what)])
    }
  }

  private func unsolved(_ asked: KeptAnswer, _ outcomes: [TestOutcome]) -> Conclusion {
    let exercise = asked.exercise
    let own = guards.filter { $0.exercise == exercise.name }
    var conclusion = Conclusion()
    for outcome in outcomes {
      let entry = own.first { $0.test == outcome.name }
      if let fault = fault(of: outcome, guardedBy: entry, in: exercise) {
        conclusion.faults.append(fault)
      } else {
        conclusion.tests += 1
      }
    }
    let passing = outcomes.filter { $0.end == .passed }.map(\.name)
    conclusion.faults += own.filter { entry in !outcomes.contains { $0.name == entry.test } }.map {
      Fault(
        guardsPath,
        line: $0.line,
        "\(exercise.name) ran no test \"\($0.test)\": correct it, or remove it from the list."
      )
    }
    if !outcomes.isEmpty, passing.count == outcomes.count {
      conclusion.faults.append(
        Fault(
          exercise.testsPath,
          "Every test of \(exercise.name) passes while it is unsolved: write one that fails."
        )
      )
    }
    return conclusion
  }

  private func fault(
    of outcome: TestOutcome,
    guardedBy entry: Guard?,
    in exercise: Exercise
  ) -> Fault? {
    switch (outcome.end, entry) {
    case (.failed, nil) where !outcome.issues.isEmpty, (.passed, .some): nil
    case (.failed, let entry?):
      Fault(
        guardsPath,
        line: entry.line,
        "\"\(entry.test)\" fails while \(exercise.name) is unsolved: it is no guard, remove it."
      )
    case (.passed, nil):
      outcome.fault(
        """
        "\(outcome.name)" passes while \(exercise.name) is unsolved: make it fail, or list it with \
        a reason in \(guardsPath).
        """
      )
    case (.failed, nil):
      outcome.fault(
        "\"\(outcome.name)\" fails without having recorded an issue: let it expect something."
      )
    case (.skipped, _):
      outcome.fault(
        "\"\(outcome.name)\" is skipped, and every test of an exercise has to run: enable it."
      )
    case (.neverEnded, _), (.neverStarted, _):
      outcome.fault(
        "\"\(outcome.name)\" did not run to its end with the starter: make sure that it does."
      )
    }
  }

  private func rejected(_ asked: KeptAnswer, _ outcomes: [TestOutcome]) -> Conclusion {
    let tests = outcomes.filter { $0.end == .failed && !$0.issues.isEmpty }.map(\.name)
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
      return Conclusion(rejected: 1, rejectedBy: asked.test ?? first)
    }
    return Conclusion(
      faults: [
        asked.fault("\(asked.name) is rejected by \"\(first)\", and not by \"\(test)\": write so.")
      ],
      rejected: 1,
      rejectedBy: first
    )
  }

  private func skipped(_ outcomes: [TestOutcome]) -> [Fault] {
    outcomes.filter { $0.end != .passed }.map {
      $0.fault("\"\($0.name)\" did not run with the solution: enable it.")
    }
  }

  /// A right answer that a test refuses.
  private func failed(_ asked: KeptAnswer, _ outcomes: [TestOutcome], _ what: String) -> Fault {
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
  private func noVerdict(_ asked: KeptAnswer, _ judgement: Judgement, _ what: String) -> Fault {
    let outcomes = judgement.tests
    return switch judgement.verdict {
    case .doesNotCompile(let output):
      Fault(
        output.file ?? asked.path,
        line: output.line,
        """
        \(what) does not compile (\(output.text.firstError)): only a test may \
        judge an answer.
        """
      )
    case .crashed(let how):
      asked.fault(
        "\(what) crashes\(in: outcomes) (\(how)): only a recorded issue counts, so let it run on."
      )
    case .hung(let limit):
      asked.fault(
        """
        \(what) hangs\(in: outcomes), and was ended after \(limit.components.seconds) s: only a \
        recorded issue counts, so let it end.
        """
      )
    case .flooded(let megabytes):
      asked.fault(
        """
        \(what) writes more than \(megabytes) MB\(in: outcomes), and was ended: only a recorded \
        issue counts, so let it be quiet.
        """
      )
    case .forged(let forgery):
      Fault(asked.path, line: 1, "\(what) has no verdict: \(forgery.rawValue).")
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

extension String.StringInterpolation {
  /// ` in "it never whistles"`, if it is known which test had begun.
  fileprivate mutating func appendInterpolation(in outcomes: [TestOutcome]) {
    guard let open = outcomes.first(where: { $0.end == .neverEnded }) else { return }
    appendLiteral(" in \"\(open.name)\"")
  }
}

extension String {
  /// The compiler's first sentence, without the place.
  fileprivate var firstError: String {
    let line = split(separator: "\n").first { $0.contains("error: ") } ?? ""
    return line.ranges(of: "error: ").first.map { String(line[$0.upperBound...]) } ?? "see above"
  }
}
