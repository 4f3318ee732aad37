import Course

/// An exercise with one of the answers that are kept for it, to be judged by its tests.
package struct AnswerToJudge: Sendable {
  package let exercise: Exercise
  package let answer: KeptAnswer

  package init(_ exercise: Exercise, _ answer: KeptAnswer) {
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

package enum KeptAnswer: Equatable, Sendable {
  /// What the exercise is when the course is handed out.
  case starter
  case solution
  /// `WrongAnswers/TakeControl/SleepShorter`.
  case wrong(String)
  /// `SecondAnswers/TakeControl/Timer`.
  case second(String)
}
