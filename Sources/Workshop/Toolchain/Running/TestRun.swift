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
  /// Whether a wrong answer whose text names the test that rejects it is judged by that test alone.
  package var asksTheNamedTest = false
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

  /// The files of an exercise that are compiled: the answer, and its tests.
  package func files(of exercise: Exercise) -> [String] {
    (answer(to: exercise)?.paths ?? exercise.paths) + [exercise.testsPath, exercise.edgesPath]
  }

  /// Which tests of an exercise are run, as the package manager wants to know it.
  func filter(of exercise: Exercise) -> String {
    guard asksTheNamedTest, let test = answer(to: exercise)?.test else { return exercise.filter }
    return "\(exercise.filter)`\(NSRegularExpression.escapedPattern(for: test))`\\("
  }

  private func answer(to exercise: Exercise) -> KeptAnswer? {
    guard case .solutions(let others) = answers else { return nil }
    return others.first { $0.exercise.id == exercise.id } ?? .solution(of: exercise)
  }
}
