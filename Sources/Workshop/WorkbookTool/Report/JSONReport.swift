import Course
import Foundation
import Toolchain

/// What `check` says to a program.
struct JSONReport {
  let text: String

  init(_ judgements: [Judgement], next: Exercise?) throws {
    let whole = Whole(
      exercises: judgements.map(ExerciseEntry.init),
      next: next?.id
    )
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    text = String(decoding: try encoder.encode(whole), as: UTF8.self)
  }

  private struct Whole: Encodable {
    let exercises: [ExerciseEntry]
    let next: String?
  }

  private struct ExerciseEntry: Encodable {
    let exercise: String
    let file: String
    let verdict: String
    let demands: [DemandEntry]
    let tests: [TestOutcome]
    /// What the compiler says, or how the tests ended, if that is the verdict.
    let reason: String?

    init(_ judgement: Judgement) {
      exercise = judgement.exercise.id
      file = judgement.exercise.path
      demands = (judgement.demands + judgement.edges).map(DemandEntry.init)
      tests = judgement.tests
      (verdict, reason) =
        switch judgement.verdict {
        case .solved: ("solved", nil)
        case .unsolved: ("unsolved", nil)
        case .doesNotCompile(let output): ("doesNotCompile", output.text)
        case .crashed(let how): ("crashed", how)
        case .hung(let time): ("hung", "no sign of life for \(time)")
        case .ranNothing: ("ranNothing", nil)
        }
    }
  }

  private struct DemandEntry: Encodable {
    let number: Int?
    let text: String
    let state: Demand.State

    init(_ demand: Demand) { (number, text, state) = (demand.number, demand.text, demand.state) }
  }
}
