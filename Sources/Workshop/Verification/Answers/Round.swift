import Course

/// What is judged in one build and one run: one answer of every exercise that has one left.
///
/// A build costs seconds and a test none, so the answers of all chapters take turns together.
package struct Round: Sendable {
  package let name: String
  package let asked: [Asked]
  /// The exercises that are built: always the same, so that little has to be built again.
  package let built: [Exercise]

  static func all(of exercises: [Exercise]) -> [Round] {
    let others = exercises.map { exercise in
      exercise.answers(.wrong).map { Asked(exercise, .wrong($0)) }
        + exercise.answers(.second).map { Asked(exercise, .second($0)) }
    }
    let count = others.map(\.count).max() ?? 0
    return [
      Round(name: "unsolved", asked: exercises.map { Asked($0, .starter) }, built: exercises),
      Round(name: "solved", asked: exercises.map { Asked($0, .solution) }, built: exercises),
    ]
      + (0..<count).map { turn in
        Round(
          name: "answers \(turn + 1) of \(count)",
          asked: others.compactMap { $0.count > turn ? $0[turn] : nil },
          built: exercises
        )
      }
  }
}
