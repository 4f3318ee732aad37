import Course
import Foundation

/// A request for one `swift test`: which exercises it builds and runs.
///
/// The run builds the exercises and what they need, and nothing else of the workbook, in a folder
/// of its own. ``Judge`` returns the results.
///
///     let run = TestRun(
///       [takeControl, withoutDrift],
///       answers: .solutions(but: takeControl.answers(.wrong).answers.suffix(1)),
///       scratch: "solutions"
///     )
///     for judgement in try await judge.judgements(run) { _ in } { print(judgement.verdict) }
///
/// Two runs at the same time need two scratch folders: in one, the second waits for the first.
package struct TestRun: Equatable, Sendable {
  package var exercises: [Exercise]
  package var answers: Answers
  /// The folder in `.build` where it builds.
  package var scratch: String
  /// The exercises that are built; all that are run are among them. To run fewer of what is built
  /// is cheaper than to build fewer.
  package var built: [Exercise]
  /// Whether what was built by an earlier run is known to be up to date.
  package var skipsBuild = false
  /// The tests count as hung after this time without progress. The build has no limit.
  package var limit: Duration

  package init(
    _ exercises: [Exercise],
    answers: Answers = .yours,
    scratch: String = "check",
    limit: Duration = .seconds(20)
  ) {
    self.exercises = exercises
    self.answers = answers
    self.scratch = scratch
    self.limit = limit
    built = exercises
  }

  /// The answers that are tested.
  package enum Answers: Equatable, Sendable {
    /// The ones in `Exercises`.
    case yours
    /// The ones in `Solutions`, except for these, one for an exercise at most.
    case solutions(but: [KeptAnswer])
  }

  /// The files of an exercise that are compiled: the answer, and its tests.
  package func files(of exercise: Exercise) -> [String] {
    let own = answers == .yours ? exercise.paths : exercise.files.map(folder.path)
    return own + [exercise.testsPath, exercise.edgesPath]
  }

  /// Which tests of an exercise are run, as the package manager wants to know it. A wrong answer is
  /// judged by the test alone that its text names.
  func filter(of exercise: Exercise) -> String {
    guard case .solutions(let others) = answers,
      let test = others.first(where: { $0.exercise.id == exercise.id })?.test
    else { return exercise.filter }
    return "\(exercise.filter)`\(NSRegularExpression.escapedPattern(for: test))`\\("
  }

  /// The same run for some of its exercises, which builds only these.
  func building(_ some: [Exercise]) -> TestRun {
    guard some.count < exercises.count else { return self }
    var part = self
    part.exercises = some
    part.built = some
    return part
  }

  var root: URL { exercises[0].root }
  var folder: AnswerFolder { AnswerFolder(scratch: scratch) }
  var scratchFolder: URL { root.appending(path: ".build/\(scratch)") }

  func arguments(stream: String) -> [String] {
    var arguments = ["test", "--package-path", root.path(percentEncoded: false)]
    arguments += .building(in: scratchFolder)
    arguments += ["--disable-xctest", "--event-stream-output-path", stream]
    if skipsBuild { arguments.append("--skip-build") }
    return arguments + exercises.flatMap { ["--filter", filter(of: $0)] }
  }

  func environment(from outside: [String: String]) -> [String: String] {
    Build(
      root: root,
      only: built.map { "\($0.chapterName)/\($0.name)" },
      answers: answers == .yours ? nil : folder.path
    ).environment(from: outside)
  }
}
