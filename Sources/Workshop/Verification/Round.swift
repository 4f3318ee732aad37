import Course
import Toolchain

/// What is judged in one build and one run: at most one answer of every exercise.
///
/// A build takes seconds and a test almost nothing, so one round judges an answer of each exercise
/// of all chapters.
package struct Round: Sendable {
  package let name: String
  package let asked: [KeptAnswer]
  /// The exercises that are built: others only where tests are compiled anyway.
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
    let count = answers.map { $0.alike.count + $0.others.count }.max() ?? 0
    let others = Dictionary(
      zip(exercises.map(\.chapterFolder), answers.map(\.others.count)),
      uniquingKeysWith: max
    )
    // For an answer that declares something else, all tests of its chapter are compiled. So these
    // answers come last in a chapter, all at once. When its answers are used up, an exercise is no
    // longer built.
    let queues = zip(exercises, answers).map { exercise, own in
      let last = others[exercise.chapterFolder] ?? 0
      let first = max(0, count - last - own.alike.count)
      return (exercise: exercise, first: first, answers: own.alike + own.others)
    }
    return [
      Round(name: "unsolved", asked: exercises.map(KeptAnswer.starter), built: exercises),
      Round(name: "solved", asked: exercises.map(KeptAnswer.solution), built: exercises),
    ]
      + (0..<count).map { turn in
        Round(
          name: "answers \(turn + 1) of \(count)",
          asked: queues.compactMap { queue in
            let index = turn - queue.first
            return queue.answers.indices.contains(index) ? queue.answers[index] : nil
          },
          built: queues.filter { turn < $0.first + $0.answers.count }.map(\.exercise)
        )
      }
  }
}

extension [KeptAnswer] {
  /// The answers that declare what the solution does; and the others, each next to those that
  /// declare the same.
  fileprivate func grouped(from solution: KeptAnswer) -> (alike: Self, others: Self) {
    let groups = Dictionary(grouping: self, by: \.declarations)
    let alike = groups[solution.declarations] ?? []
    var others: [KeptAnswer] = []
    for answer in self where !alike.contains(answer) && !others.contains(answer) {
      others += groups[answer.declarations] ?? []
    }
    return (alike, others)
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
