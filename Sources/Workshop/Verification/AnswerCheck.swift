import Course
import Toolchain

/// Compares the judgement of a kept answer with the one that it has to get.
struct AnswerCheck {
  var faults: [Fault] = []
  /// The tests that the solution passes.
  var passed: [TestOutcome] = []
  /// The tests that fail: on the starter, or on a wrong answer.
  var failed: [String] = []

  private let answer: KeptAnswer
  private let tests: [TestOutcome]

  init(_ answer: KeptAnswer, _ judgement: Judgement) {
    self.answer = answer
    tests = judgement.tests
    switch (judgement.verdict, answer.kind) {
    case (.solved, .starter): fail("passes every test: write one that fails.")
    case (.unsolved, .starter): failed = rejecting
    case (.solved, .wrong), (.unsolved, .wrong): expectRejected()
    case (.solved, .solution),
      (.unsolved, .solution) where tests.allSatisfy({ $0.end != .failed }):
      passed = tests.filter { $0.end == .passed }
      for test in tests where test.end != .passed {
        faults.append(test.fault("\"\(test.name)\" did not run with the solution: enable it."))
      }
    case (.solved, .second): break
    case (.unsolved, .solution), (.unsolved, .second):
      let failing = tests.first { $0.end != .passed }
      let issue = failing?.issues.first
      let reason = [issue?.comment, issue?.text].compactMap(\.self).first { !$0.isEmpty }
      fail(
        """
        is refused by "\(failing?.name ?? "")"\(reason.map { " (\($0))" } ?? ""): correct the \
        answer, or the test.
        """
      )
    case (.doesNotCompile(let output), _):
      let error = output.text.split(separator: "\n").first { $0.contains("error: ") }
      fail("does not compile (\(error ?? "see above")): only a test may judge an answer.")
    case (.crashed(let how), _): fail("crashes\(place) (\(how)): only a recorded issue counts.")
    case (.hung, _): fail("hangs\(place): only a recorded issue counts.")
    case (.ranNothing, _), (.fileMissing, _):
      fail("was judged by no test: see that its suite is named \(answer.exercise.name).")
    }
  }

  private mutating func expectRejected() {
    failed = rejecting
    guard let first = failed.first else {
      let tests = answer.test.map { "\"\($0)\"" } ?? "every test"
      return fail("passes \(tests): write one that fails.")
    }
    if answer.test == nil { fail("names no test: write below it: Rejected by \"\(first)\".") }
  }

  /// The tests that have found something wrong.
  private var rejecting: [String] {
    tests.filter { $0.end == .failed && !$0.issues.isEmpty }.map(\.name)
  }

  /// ` in "it never whistles"`, if it is known which test had begun.
  private var place: String {
    tests.first { $0.end == .neverEnded }.map { " in \"\($0.name)\"" } ?? ""
  }

  private mutating func fail(_ what: String) {
    let subject =
      switch answer.kind {
      case .starter: "The starter of \(answer.exercise.name)"
      case .solution: "The solution of \(answer.exercise.name)"
      case .wrong: "The wrong answer"
      case .second: "The second answer"
      }
    faults.append(Fault(answer.path, line: answer.line, "\(subject) \(what)"))
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
}

extension TestOutcome {
  fileprivate func fault(_ sentence: String) -> Fault { Fault(file, line: line, sentence) }
}
