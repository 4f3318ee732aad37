import Course
import Foundation

/// One `swift test` over some exercises: what is asked of it.
///
/// The run builds them and what they need, and nothing else of the workbook, in a folder of its
/// own, and runs their tests. ``Judge`` says what became of them.
///
///     let run = TestRun(
///       [takeControl, withoutDrift],
///       answers: .solutions(but: takeControl.answers(.wrong).answers.suffix(1)),
///       scratch: "solutions"
///     )
///     for judgement in try await judge.judge(run) { _ in } { print(judgement.verdict) }
///
/// Two runs at once need two scratch folders; in the same one, the second waits for the first.
package struct TestRun: Equatable, Sendable {
  package var exercises: [Exercise]
  package var answers: Answers
  /// The folder in `.build` where it builds.
  package var scratch: String
  /// Which of the exercises are built; all of those that are run must be among them. To leave some
  /// out of a run and not of the build is cheaper than to change what is built.
  package var built: [Exercise]
  /// Whether what was built by an earlier run is known to be up to date.
  package var skipsBuild = false
  /// How long nothing may happen in the tests. The build may take as long as it takes.
  package var limit: Duration

  package init(
    _ exercises: [Exercise],
    answers: Answers = .yours,
    scratch: String = "check",
    limit: Duration = Judge.usualLimit
  ) {
    self.exercises = exercises
    self.answers = answers
    self.scratch = scratch
    self.limit = limit
    built = exercises
  }

  /// Whose answers are tested.
  package enum Answers: Equatable, Sendable {
    /// The ones in `Exercises`.
    case yours
    /// The ones in `Solutions`, except for these, one for an exercise at most.
    case solutions(but: [KeptAnswer])
  }

  /// What of an exercise is compiled, where it is written: the answer, and its tests.
  package func files(of exercise: Exercise) -> [String] {
    let answer =
      if case .solutions(let others) = answers {
        (others.first { $0.exercise.id == exercise.id } ?? .solution(of: exercise)).paths
      } else {
        exercise.paths
      }
    return answer + [exercise.testsPath]
  }

  package static func == (one: TestRun, other: TestRun) -> Bool {
    one.exercises.map(\.id) == other.exercises.map(\.id) && one.answers == other.answers
      && one.scratch == other.scratch && one.built.map(\.id) == other.built.map(\.id)
      && one.skipsBuild == other.skipsBuild && one.limit == other.limit
  }
}
