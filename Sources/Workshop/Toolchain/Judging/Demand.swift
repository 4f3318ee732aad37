import Course

/// One demand of an exercise's text, and what the tests have said of it.
package struct Demand: Equatable, Sendable {
  package enum State: String, Sendable, Encodable {
    case holds
    case fails
    /// A test of it had begun when the process ended.
    case didNotEnd
    case didNotRun
    /// Its tests have found something else wrong, and may not have come as far as this.
    case notReached
  }

  /// Its number in the text. A test that belongs to no demand is one of its own, without a number.
  package let number: Int?
  /// Its sentences, as they are in the text.
  package let text: String
  package let state: State
  /// What is not true, in the order of the tests.
  package let issues: [TestIssue]
}

extension Demand {
  /// The demands of an exercise in their order, as its tests have ended.
  static func all(of exercise: Exercise, _ tests: [TestOutcome]) -> [Demand] {
    let marks = exercise.demandMarks
    let strangers = tests.filter { marks.demands(ofTest: $0.line).isEmpty }
    /// A helper's line says nothing of how far the test had come.
    func line(_ issue: TestIssue, _ test: TestOutcome) -> Int {
      issue.file == exercise.testsPath && marks.isInside(issue.line, ofTest: test.line)
        ? issue.line : test.line
    }
    return zip(1..., exercise.demands).map { number, text in
      let own = tests.filter { marks.demands(ofTest: $0.line).contains(number) }
      let issues = own.flatMap { test in
        test.issues.filter { marks.demand(ofLine: line($0, test)) == number }
      }
      let isReached = own.allSatisfy { test in
        let first = test.issues.map { line($0, test) }.min()
        return first.map { marks.isReached(number, inTest: test.line, stoppedIn: $0) } ?? true
      }
      return Demand(
        number: number,
        text: text,
        state: State(own, issues, isReached: isReached),
        issues: issues
      )
    }
      + strangers.map { test in
        Demand(
          number: nil,
          text: test.name,
          state: State([test], test.issues, isReached: true),
          issues: test.issues
        )
      }
  }
}

extension Demand.State {
  fileprivate init(_ tests: [TestOutcome], _ issues: [TestIssue], isReached: Bool) {
    self =
      if !issues.isEmpty {
        .fails
      } else if tests.contains(where: { $0.end == .neverEnded }) {
        .didNotEnd
      } else if tests.isEmpty || tests.contains(where: { ![.passed, .failed].contains($0.end) }) {
        .didNotRun
      } else {
        isReached ? .holds : .notReached
      }
  }
}
