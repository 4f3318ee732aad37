import Course
import Toolchain

/// The answers that are judged in one build and one run: at most one of every exercise.
///
/// A build takes seconds and a test almost nothing, so one batch has an answer of each exercise
/// of all chapters.
struct AnswerBatch: Sendable {
  /// The name that is shown while it runs.
  let name: String
  let asked: [KeptAnswer]
  /// All exercises: those that have no answer in a batch are built with their solutions, because to
  /// change what is built costs more than to build it.
  let built: [Exercise]

  var run: TestRun {
    var run = TestRun(asked.map(\.exercise), answers: .solutions(but: asked), scratch: "verify")
    run.built = built
    return run
  }

  static func all(of exercises: [Exercise]) -> [AnswerBatch] {
    let answers = exercises.map { $0.answers(.wrong).answers + $0.answers(.second).answers }
    let count = answers.map(\.count).max() ?? 0
    return [
      AnswerBatch(name: "unsolved", asked: exercises.map(KeptAnswer.starter), built: exercises),
      AnswerBatch(name: "solved", asked: exercises.map(KeptAnswer.solution), built: exercises),
    ]
      + (0..<count).map { turn in
        AnswerBatch(
          name: "answers \(turn + 1) of \(count)",
          asked: answers.filter { turn < $0.count }.map { $0[turn] },
          built: exercises
        )
      }
  }
}
