import Course

/// What a judge has found out about one exercise.
package struct Judgement: Sendable {
  package let exercise: Exercise
  package let verdict: Verdict

  package init(_ exercise: Exercise, _ verdict: Verdict) {
    self.exercise = exercise
    self.verdict = verdict
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
