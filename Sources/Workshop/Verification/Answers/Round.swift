import Course
import Toolchain

/// What is judged in one build and one run: at most one answer of every exercise.
///
/// A build costs seconds and a test none, so the answers of all chapters take turns together.
package struct Round: Sendable {
  package let name: String
  package let asked: [KeptAnswer]
  /// The exercises that are built: always the same, so that little has to be built again.
  package let built: [Exercise]

  /// Exercises that have no answer in a round are built with their solutions: to change what is
  /// built costs more than to build it.
  var run: TestRun {
    var run = TestRun(asked.map(\.exercise), answers: .solutions(but: asked), scratch: "verify")
    run.built = built
    return run
  }

  static func all(of exercises: [Exercise]) -> [Round] {
    let answers = exercises.map { exercise in
      (exercise.answers(.wrong).answers + exercise.answers(.second).answers)
        .grouped(from: .solution(of: exercise))
    }
    // Who has few answers begins late. So those that declare something else come last in all of a
    // chapter, and the rounds before compile none of its tests.
    let count = answers.map(\.count).max() ?? 0
    let turns = (0..<count).map { turn in
      answers.filter { $0.count >= count - turn }.map { $0[$0.count - count + turn] }
    }
    return [
      Round(
        name: "unsolved",
        asked: exercises.map(KeptAnswer.starter),
        built: exercises
      ),
      Round(
        name: "solved",
        asked: exercises.map(KeptAnswer.solution),
        built: exercises
      ),
    ]
      + turns.enumerated().map { index, asked in
        Round(name: "answers \(index + 1) of \(turns.count)", asked: asked, built: exercises)
      }
  }
}
