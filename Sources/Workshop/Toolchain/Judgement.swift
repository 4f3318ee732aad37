import Course

/// The result of a judge for one exercise.
package struct Judgement: Sendable {
  package let exercise: Exercise
  package let verdict: Verdict
  /// The result of each test, as far as they ran.
  package let tests: [TestOutcome]
  /// Whether a process that the tests had started still ran when all of them had ended.
  package var leavesAProcess = false
  /// The demands of its text, in order, each with whether it holds.
  package let demands: [Demand]
  /// Its tests that belong to no demand: those of its edges.
  package let edges: [Demand]

  /// - Parameter isUntouched: Whether nothing has been written yet, so that no demand counts.
  package init(
    _ exercise: Exercise,
    _ verdict: Verdict,
    _ tests: [TestOutcome] = [],
    isUntouched: Bool = false
  ) {
    self.exercise = exercise
    self.verdict = verdict
    self.tests = tests
    let all = Demand.all(of: exercise, tests, isUntouched: isUntouched && verdict != .solved)
    demands = all.filter { $0.number != nil }
    edges = all.filter { $0.number == nil }
  }

  /// The judgement of the tests that have run so far.
  ///
  /// - Parameter interruption: How their process ended before all of them had; nil if it did not.
  init(
    _ exercise: Exercise,
    _ tests: [TestOutcome],
    interruption: Verdict?,
    isUntouched: Bool = false
  ) {
    let haveAllEnded =
      !tests.isEmpty && tests.allSatisfy { ![.neverEnded, .neverStarted].contains($0.end) }
    let verdict: Verdict =
      if let interruption, !haveAllEnded {
        interruption
      } else if tests.contains(where: { [.failed, .skipped].contains($0.end) }) {
        .unsolved
      } else {
        tests.contains { $0.end == .passed } ? .solved : .ranNothing
      }
    self.init(exercise, verdict, tests, isUntouched: isUntouched)
  }

  package var isSolved: Bool { verdict == .solved }

  /// The number of demands that hold.
  package var held: Int { demands.count { $0.state == .holds } }
}

package enum Verdict: Equatable, Sendable {
  /// Every test has run, and passed.
  case solved
  /// No test is left to run, and some have failed, or were skipped.
  case unsolved
  case doesNotCompile(CompilerOutput)
  /// A file of the answer is not there.
  case fileMissing(path: String)
  /// The process ended in the middle of the tests: `Fatal error: … (signal 4, …)`.
  case crashed(how: String)
  /// The tests made no progress for that long, and their process was ended.
  case hung(after: Duration)
  /// The build was fine, and there was no test. That is never a pass.
  case ranNothing
}

/// The compiler's errors for an exercise.
package struct CompilerOutput: Equatable, Sendable {
  /// The errors with the lines that they quote, without the noise of the build.
  package let text: String
  /// Of the first error: `Exercises/01-Countdown/TakeControl.swift:9`; nil if it is in no file.
  package var location: String?
}

/// The result of one test.
package struct TestOutcome: Equatable, Sendable {
  package enum End: Sendable {
    case passed
    case failed
    case skipped
    /// The test had begun when the process ended.
    case neverEnded
    case neverStarted
  }

  /// Its sentence: `it whistles after three minutes on its clock, and not before`.
  package let name: String
  /// A path from the top of the workbook.
  package let file: String
  package let line: Int
  package internal(set) var end: End
  package var issues: [TestIssue] = []
}

/// A failure that a test recorded.
package struct TestIssue: Equatable, Sendable {
  /// The comment of the `#expect`: why this is not true yet. Empty if there is none.
  package let comment: String
  /// The framework's own text: `Expectation failed: (countdown.secondsLeft → 9) == 10`.
  package let text: String
  package let file: String
  package let line: Int
}

/// One demand of an exercise's text, and whether its test has passed.
package struct Demand: Equatable, Sendable {
  package enum State: Sendable {
    case holds
    case fails
    /// Its test had begun when the process ended.
    case didNotEnd
    /// Its test passes although nothing has been written yet.
    case holdsAlready
    /// Its test did not run, or failed only with issues that an earlier test has reported.
    case notReached
  }

  /// Its number in the text; nil for a test that belongs to no demand, as one of an edge.
  package let number: Int?
  /// Its sentences, as they are in the text.
  package let text: String
  package private(set) var state: State
  /// The failures of its test, in their order.
  package let issues: [TestIssue]
}

extension Demand {
  /// The demands of an exercise in their order, and below them its other tests. The n-th test of
  /// the exercise's file of tests is that of the n-th demand.
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
      if isRepeated { all[index].state = .notReached }
      if isUntouched, all[index].state == .holds { all[index].state = .holdsAlready }
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
      case .skipped, .neverStarted, nil: .notReached
      }
  }
}
