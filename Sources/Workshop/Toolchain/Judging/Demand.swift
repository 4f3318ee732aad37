import Course

/// One demand of an exercise's text, and what the tests have said of it.
package struct Demand: Equatable, Sendable {
  package enum State: String, Sendable, Encodable {
    case holds
    case fails
    /// Its test had begun when the process ended.
    case didNotEnd
    /// Its test did not run, stopped where another one had stopped before, or passes although
    /// nothing has been written yet.
    case notLookedAt
  }

  /// Its number in the text; nil for a test that belongs to no demand, as one of an edge.
  package let number: Int?
  /// Its sentences, as they are in the text.
  package let text: String
  package private(set) var state: State
  /// What is not true, in the order of the test.
  package let issues: [TestIssue]
}

extension Demand {
  /// The demands of an exercise in their order, and below them its other tests. The n-th test of
  /// the exercise's file of tests is that of the n-th demand.
  ///
  /// - Parameter isUntouched: Whether nothing has been written yet, so that no demand is met.
  static func all(of exercise: Exercise, _ tests: [TestOutcome], isUntouched: Bool) -> [Demand] {
    let plain = tests.filter { $0.file != exercise.edgesPath && !exercise.suites.contains($0.name) }
    let sentences = exercise.demands
    var all = sentences.enumerated().map { index, text in
      Demand(index + 1, text, plain.indices.contains(index) ? plain[index] : nil)
    }
    all += tests.filter { !plain.prefix(sentences.count).contains($0) }.map {
      Demand(nil, $0.name, $0)
    }
    var known: [TestIssue] = []
    for index in all.indices {
      let isRepeated = !all[index].issues.isEmpty && all[index].issues.allSatisfy(known.contains)
      if isRepeated || isUntouched && all[index].state == .holds { all[index].state = .notLookedAt }
      known += all[index].issues
    }
    return all
  }

  private init(_ number: Int?, _ text: String, _ test: TestOutcome?) {
    self.number = number
    self.text = text
    issues = test?.issues ?? []
    state =
      switch test?.end {
      case _ where !issues.isEmpty: .fails
      case .passed: .holds
      case .failed: .fails
      case .neverEnded: .didNotEnd
      case .skipped, .neverStarted, nil: .notLookedAt
      }
  }
}
