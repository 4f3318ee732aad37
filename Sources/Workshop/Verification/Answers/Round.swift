import Course

/// What is judged in one build and one run: one answer of every exercise that has one left.
///
/// A build costs seconds and a test none, so the answers of all chapters take turns together.
package struct Round: Sendable {
  package let name: String
  package let asked: [KeptAnswer]
  /// The exercises that are built: always the same, so that little has to be built again.
  package let built: [Exercise]

  static func all(of exercises: [Exercise]) -> [Round] {
    var waiting = exercises.map { exercise in
      (exercise.answers(.wrong).answers + exercise.answers(.second).answers)
        .grouped(from: .solution(of: exercise))
    }
    var turns: [[KeptAnswer]] = []
    while waiting.contains(where: { !$0.isEmpty }) { turns.append(turn(of: &waiting)) }
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

  /// The next answer of each exercise.
  private static func turn(of waiting: inout [[KeptAnswer]]) -> [KeptAnswer] {
    waiting.indices.compactMap { waiting[$0].isEmpty ? nil : waiting[$0].removeFirst() }
  }
}
