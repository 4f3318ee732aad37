import Course
import Toolchain

/// What `check` says to a program.
struct JSONReport {
  let text: String

  init(_ judgements: [Judgement], next: Exercise?) throws {
    let whole = Whole(
      exercises: judgements.map(ExerciseEntry.init),
      next: next?.id
    )
    text = try whole.json
  }

  private struct Whole: Encodable {
    let exercises: [ExerciseEntry]
    let next: String?
  }

  private struct ExerciseEntry: Encodable {
    let exercise: String
    let file: String
    let verdict: String
    let tests: [TestOutcome]
    /// What the compiler says, or how the tests ended, where that is the verdict.
    let reason: String?

    init(_ judgement: Judgement) {
      exercise = judgement.exercise.id
      file = judgement.exercise.path
      switch judgement.verdict {
      case .solved(let tests): (verdict, self.tests, reason) = ("solved", tests, nil)
      case .unsolved(let tests): (verdict, self.tests, reason) = ("unsolved", tests, nil)
      case .doesNotCompile(let output):
        (verdict, tests, reason) = ("doesNotCompile", [], output.text)
      case .crashed(let tests, let how):
        (verdict, self.tests, reason) = ("crashed", tests, how)
      case .hung(let tests, let time):
        (verdict, self.tests, reason) = ("hung", tests, "no sign of life for \(time)")
      case .flooded(let tests, let megabytes):
        (verdict, self.tests, reason) = (
          "flooded", tests, "more than \(megabytes) MB written"
        )
      case .forged(let forgery): (verdict, tests, reason) = ("forged", [], forgery.rawValue)
      case .ranNothing: (verdict, tests, reason) = ("ranNothing", [], nil)
      }
    }
  }
}
