import Course

/// What a judge has found out about one exercise.
package struct Judgement: Sendable {
  package let exercise: Exercise
  package let verdict: Verdict
  /// What became of each test, as far as they ran.
  package let tests: [TestOutcome]
  /// The demands of its text, in order, each with whether it holds.
  package let demands: [Demand]
  /// Its tests that belong to no demand: those of its edges.
  package let edges: [Demand]

  package init(_ exercise: Exercise, _ verdict: Verdict, _ tests: [TestOutcome] = []) {
    self.exercise = exercise
    self.verdict = verdict
    self.tests = tests
    let isUntouched = verdict != .solved && exercise.isUntouched
    let all = Demand.all(of: exercise, tests, isUntouched: isUntouched)
    demands = all.filter { $0.number != nil }
    edges = all.filter { $0.number == nil }
  }

  /// The judgement of the tests that have run so far.
  ///
  /// - Parameter interruption: How their process ended before all of them had; nil if it did not.
  init(_ exercise: Exercise, _ tests: [TestOutcome], interruption: Verdict?) {
    let isWhole = !tests.isEmpty && tests.allSatisfy(\.hasEnded)
    let verdict: Verdict =
      if let interruption, interruption.isForged || !isWhole {
        interruption
      } else if tests.contains(where: { $0.end == .failed }) {
        .unsolved
      } else {
        tests.contains { $0.end == .passed } ? .solved : .ranNothing
      }
    self.init(exercise, verdict, tests)
  }

  package var isSolved: Bool { verdict == .solved }

  /// How many of the demands hold.
  package var held: Int { demands.count { $0.state == .holds } }

  /// The first demand of which the tests have said that it does not hold, or else the first that
  /// they have not come to; nil when all hold.
  package var firstOpen: Demand? {
    let all = demands + edges
    return all.first { $0.state == .fails } ?? all.first { $0.state != .holds }
  }
}

package enum Verdict: Equatable, Sendable {
  /// Every test has run, and passed.
  case solved
  /// Every test has run, and some have failed.
  case unsolved
  case doesNotCompile(CompilerOutput)
  /// The process ended in the middle of the tests: `signal 4, illegal instruction`.
  case crashed(how: String)
  /// No test ended for that long, and the process was ended.
  case hung(after: Duration)
  /// The tests wrote more than that, and the process was ended.
  case flooded(megabytes: Int)
  /// The report of the tests is not what they did.
  case forged(Forgery)
  /// The build was fine, and there was no test. That is never a pass.
  case ranNothing

  fileprivate var isForged: Bool {
    if case .forged = self { true } else { false }
  }
}

extension TestOutcome {
  fileprivate var hasEnded: Bool { end != .neverEnded && end != .neverStarted }
}

/// The compiler's words.
package struct CompilerOutput: Equatable, Sendable {
  /// The errors with the lines that they quote, without the noise of the build.
  package let text: String
  /// Where the first error is, by its path from the top of the workbook.
  package let file: String?
  package let line: Int?
}
