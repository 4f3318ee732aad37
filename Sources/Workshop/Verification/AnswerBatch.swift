import Course
import Toolchain

/// What is judged in one build and one run: at most one answer of every exercise.
///
/// A build takes seconds and a test almost nothing, so one batch has an answer of each exercise
/// of all chapters.
struct AnswerBatch: Sendable {
  enum Kind {
    case starters
    case solutions
    case answers(turn: Int, count: Int)
  }

  let kind: Kind
  let asked: [KeptAnswer]
  /// All exercises: those that have no answer in a batch are built with their solutions, because to
  /// change what is built costs more than to build it.
  let built: [Exercise]

  /// What it is called while it runs.
  var name: String {
    switch kind {
    case .starters: "unsolved"
    case .solutions: "solved"
    case .answers(let turn, let count): "answers \(turn) of \(count)"
    }
  }

  var run: TestRun {
    var run = TestRun(asked.map(\.exercise), answers: .solutions(but: asked), scratch: "verify")
    run.built = built
    return run
  }

  static func all(of exercises: [Exercise]) -> [AnswerBatch] {
    let answers = exercises.map { exercise in
      (exercise.answers(.wrong).answers + exercise.answers(.second).answers)
        .ordered(from: .solution(of: exercise))
    }
    let count = answers.map(\.count).max() ?? 0
    return [
      AnswerBatch(kind: .starters, asked: exercises.map(KeptAnswer.starter), built: exercises),
      AnswerBatch(kind: .solutions, asked: exercises.map(KeptAnswer.solution), built: exercises),
    ]
      + (0..<count).map { turn in
        AnswerBatch(
          kind: .answers(turn: turn + 1, count: count),
          asked: answers.filter { turn < $0.count }.map { $0[turn] },
          built: exercises
        )
      }
  }
}

extension [KeptAnswer] {
  /// The answers that declare something else than the solution come first, those that declare the
  /// same next to each other: for each of them, all tests of its chapter are compiled, and so the
  /// exercises of a chapter share these batches.
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
