import Course

/// One demand of an exercise's text, and what the tests have said of it.
package struct Demand: Equatable, Sendable, Encodable {
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
    return zip(1..., exercise.demands).map { number, text in
      let own = tests.filter { marks.demands(ofTest: $0.line).contains(number) }
      let issues = own.flatMap { test in
        test.issues.filter { issue in
          let line = issue.file == exercise.testsPath ? issue.line : test.line
          return marks.demand(ofLine: line, inTest: test.line) == number
        }
      }
      return Demand(number: number, text: text, state: State(own, issues), issues: issues)
    }
      + strangers.map { test in
        Demand(
          number: nil,
          text: test.name,
          state: State([test], test.issues),
          issues: test.issues
        )
      }
  }
}

extension Demand.State {
  fileprivate init(_ tests: [TestOutcome], _ issues: [TestIssue]) {
    self =
      if !issues.isEmpty {
        .fails
      } else if tests.contains(where: { $0.end == .neverEnded }) {
        .didNotEnd
      } else if tests.contains(where: { $0.end == .failed }) {
        .notReached
      } else {
        !tests.isEmpty && tests.allSatisfy { $0.end == .passed } ? .holds : .didNotRun
      }
  }
}
