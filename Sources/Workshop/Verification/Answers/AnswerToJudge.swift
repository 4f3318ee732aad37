import Course

/// An exercise with one of the answers that are kept for it, to be judged by its tests.
package struct AnswerToJudge: Sendable {
  package let exercise: Exercise
  package let answer: Answer

  package init(_ exercise: Exercise, _ answer: Answer) {
    self.exercise = exercise
    self.answer = answer
  }

  /// The file of the answer, from the top of the workbook.
  package var path: String {
    switch answer {
    case .starter: exercise.starterPath
    case .solution: exercise.solutionPath
    case .wrong(let word), .second(let word): "Solutions/\(exercise.chapterFolder)/\(word).swift"
    }
  }
}

package enum Answer: Equatable, Sendable {
  /// What the exercise was before anybody touched it.
  case starter
  case solution
  /// `WrongAnswers/TakeControl/SleepShorter`.
  case wrong(String)
  /// `SecondAnswers/TakeControl/Timer`.
  case second(String)
}
