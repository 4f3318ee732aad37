import Course

/// What a judge has found out about one exercise.
package struct Judgement: Sendable {
  package let exercise: Exercise
  package let verdict: Verdict
  /// What its text demands, in the order of the text, and what of it holds.
  package let demands: [Demand]

  package init(_ exercise: Exercise, _ verdict: Verdict) {
    self.exercise = exercise
    self.verdict = verdict
    demands = Demand.all(of: exercise, verdict.tests)
  }

  /// How many of the demands hold.
  package var held: Int { demands.count { $0.state == .holds } }

  /// The first demand of which the tests have said that it does not hold, or else the first that they
  /// have not come to; nil when all hold.
  package var firstOpen: Demand? {
    demands.first { $0.state == .fails } ?? demands.first { $0.state != .holds }
  }
}

package enum Verdict: Equatable, Sendable {
  /// Every test has run, and passed.
  case solved([TestOutcome])
  /// Every test has run, and some have failed.
  case unsolved([TestOutcome])
  case doesNotCompile(CompilerOutput)
  /// The process ended in the middle of the tests: `signal 4, illegal instruction`.
  case crashed([TestOutcome], how: String)
  /// No test ended for that long, and the process was ended.
  case hung([TestOutcome], after: Duration)
  /// The tests wrote more than that, and the process was ended.
  case flooded([TestOutcome], megabytes: Int)
  /// What was reported of the tests is not what they did.
  case forged(Forgery)
  /// The build was fine, and there was no test. That is never a pass.
  case ranNothing

  package var tests: [TestOutcome] {
    switch self {
    case .solved(let tests), .unsolved(let tests), .crashed(let tests, _), .hung(let tests, _),
      .flooded(let tests, _):
      tests
    case .doesNotCompile, .forged, .ranNothing: []
    }
  }
}

/// What the compiler had to say, word for word.
package struct CompilerOutput: Equatable, Sendable {
  /// The errors with the lines that they quote, without the noise of the build.
  package let text: String
  /// Where the first error is, by its path from the top of the workbook.
  package let file: String?
  package let line: Int?

  package init(text: String, file: String?, line: Int?) {
    self.text = text
    self.file = file
    self.line = line
  }
}
