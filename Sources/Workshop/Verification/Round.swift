import Course
import Toolchain

/// What is judged in one build and one run: at most one answer of every exercise.
///
/// A build takes seconds and a test almost nothing, so one round judges an answer of each exercise
/// of all chapters.
package struct Round: Sendable {
  package let name: String
  package let asked: [KeptAnswer]
  /// All exercises: those that have no answer in a round are built with their solutions, because to
  /// change what is built costs more than to build it.
  let built: [Exercise]

  var run: TestRun {
    var run = TestRun(asked.map(\.exercise), answers: .solutions(but: asked), scratch: "verify")
    run.built = built
    return run
  }

  static func all(of exercises: [Exercise]) -> [Round] {
    let answers = exercises.map { exercise in
      (exercise.answers(.wrong).answers + exercise.answers(.second).answers)
        .ordered(from: .solution(of: exercise))
    }
    let count = answers.map(\.count).max() ?? 0
    return [
      Round(name: "unsolved", asked: exercises.map(KeptAnswer.starter), built: exercises),
      Round(name: "solved", asked: exercises.map(KeptAnswer.solution), built: exercises),
    ]
      + (0..<count).map { turn in
        Round(
          name: "answers \(turn + 1) of \(count)",
          asked: answers.filter { turn < $0.count }.map { $0[turn] },
          built: exercises
        )
      }
  }
}

extension [KeptAnswer] {
  /// The answers that declare something else than the solution come first, those that declare the
  /// same next to each other: for each of them, all tests of its chapter are compiled, and so the
  /// exercises of a chapter share these rounds.
  fileprivate func ordered(from solution: KeptAnswer) -> [KeptAnswer] {
    let others = filter { $0.declarations != solution.declarations }
    return others.sorted { $0.declarations.lexicographicallyPrecedes($1.declarations) }
      + filter { $0.declarations == solution.declarations }
  }
}

extension KeptAnswer {
  /// What the tests are compiled against: the lines that are indented by one step at most. A guess
  /// is enough, because only the order depends on it: the compiler decides what is compiled.
  fileprivate var declarations: [Substring] {
    texts.flatMap { ($0 ?? "").split(separator: "\n") }.filter { line in
      let text = line.drop { $0 == " " }
      return line.count - text.count <= 2 && !text.hasPrefix("//")
    }
  }
}
