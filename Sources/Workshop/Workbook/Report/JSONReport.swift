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
    let tests: [TestEntry]
    /// What the compiler says, or how the tests ended, where that is the verdict.
    let reason: String?

    init(_ judgement: Judgement) {
      exercise = judgement.exercise.id
      file = judgement.exercise.path
      switch judgement.verdict {
      case .solved(let tests): (verdict, self.tests, reason) = ("solved", tests.entries, nil)
      case .unsolved(let tests): (verdict, self.tests, reason) = ("unsolved", tests.entries, nil)
      case .doesNotCompile(let output):
        (verdict, tests, reason) = ("doesNotCompile", [], output.text)
      case .crashed(let tests, let how):
        (verdict, self.tests, reason) = ("crashed", tests.entries, how)
      case .hung(let tests, let time):
        (verdict, self.tests, reason) = ("hung", tests.entries, "no sign of life for \(time)")
      case .flooded(let tests, let megabytes):
        (verdict, self.tests, reason) = (
          "flooded", tests.entries, "more than \(megabytes) MB written"
        )
      case .ranNothing: (verdict, tests, reason) = ("ranNothing", [], nil)
      }
    }
  }

  fileprivate struct TestEntry: Encodable {
    let name: String
    let file: String
    let line: Int
    let end: String
    let issues: [IssueEntry]
  }

  fileprivate struct IssueEntry: Encodable {
    let comment: String
    let text: String
    let argument: String?
    let file: String
    let line: Int
  }
}

extension [TestOutcome] {
  fileprivate var entries: [JSONReport.TestEntry] {
    map { test in
      JSONReport.TestEntry(
        name: test.name,
        file: test.file,
        line: test.line,
        end: "\(test.end)",
        issues: test.issues.map {
          JSONReport.IssueEntry(
            comment: $0.comment,
            text: $0.text,
            argument: $0.argument,
            file: $0.file,
            line: $0.line
          )
        }
      )
    }
  }
}
