import Course
import Foundation
import OperatingSystem
import Programs

/// What one `swift test` over some exercises builds and runs.
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
  /// How long the tests may make no progress. The build has no limit.
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
}

extension TestRun {
  /// Builds and runs the exercises once. A crash may end the tests of several, and an error of the
  /// compiler those of all. When the task is cancelled, all processes are ended.
  func once(
    environment: [String: String] = ProcessInfo.processInfo.environment,
    onProgress: @escaping @Sendable (JudgeProgress) -> Void = { _ in }
  ) async throws(ToolchainError) -> [Judgement] {
    guard let root = exercises.first?.root.path(percentEncoded: false) else { return [] }
    if case .solutions(let others) = answers { try folder.fill(for: built, but: others) }
    let log = RunLog(isBuilt: skipsBuild, root: root, onProgress: onProgress)
    defer { try? FileManager.default.removeItem(at: log.stream) }
    let end = try await run(log, root: root, self.environment(from: environment))
    log.readStream()
    if Task.isCancelled { throw .cancelled }
    do throws(ToolchainError) {
      return try judgements(of: log, end, root: root)
    } catch {
      if case .didNotBuild(let failure) = error, failure.files.isEmpty { forgetPlan(root: root) }
      throw error
    }
  }

  /// Makes the package manager plan the build anew. If it was killed while it wrote the plan, half
  /// of the plan is left, and every later build fails over it.
  func forgetPlan(root: String) {
    for plan in ["debug.yaml", "plugin-tools.yaml"] {
      try? FileManager.default.removeItem(at: scratchFolder(root).appending(path: plan))
    }
  }

  private func scratchFolder(_ root: String) -> URL {
    URL(filePath: root).appending(path: ".build/\(scratch)")
  }

  /// Runs it until it ends, or until there is a reason to end it.
  private func run(
    _ log: RunLog,
    root: String,
    _ environment: [String: String]
  ) async throws(ToolchainError) -> RunEnd {
    let arguments = arguments(root: root, stream: log.stream.path(percentEncoded: false))
    let end = await withTaskGroup { group in
      group.addTask { () -> Result<RunEnd, ToolchainError> in
        do throws(ToolchainError) {
          let end = try await runSwift(
            arguments,
            environment: environment,
            onOutput: log.takeOutput
          )
          return .success(.ended(end))
        } catch {
          return .failure(error)
        }
      }
      group.addTask {
        .success((try? await log.reasonToStop(after: limit, on: SuspendingClock())) ?? .silent)
      }
      let first = await group.next()!
      group.cancelAll()
      await group.waitForAll()
      return first
    }
    return try end.get()
  }

  /// The judgements of a run that wrote this.
  func judgements(
    of log: RunLog,
    _ end: RunEnd,
    root: String
  ) throws(ToolchainError) -> [Judgement] {
    let tests = log.tests
    if !tests.hasStarted, !log.isBuilt, case .ended = end {
      throw .didNotBuild(BuildFailure(output: log.output, root: root))
    }
    let interruption: Verdict? =
      switch end {
      case _ where tests.hasEnded: nil
      case .ended(let end): .crashed(how: end.crashDescription(output: log.output))
      case .silent, .leftAProcess: .hung(after: limit)
      }
    return exercises.map { exercise in
      let own = tests.outcomes(of: exercise)
      var judgement = Judgement(exercise, own, interruption: interruption)
      judgement.leavesAProcess = end == .leftAProcess
      return judgement
    }
  }

  func arguments(root: String, stream: String) -> [String] {
    var arguments = ["test", "--package-path", root] + .building(in: scratchFolder(root))
    arguments += ["--disable-xctest", "--event-stream-output-path", stream]
    if skipsBuild { arguments.append("--skip-build") }
    return arguments + exercises.flatMap { ["--filter", filter(of: $0)] }
  }

  func environment(from outside: [String: String]) -> [String: String] {
    Build(
      root: exercises[0].root,
      only: built.map { "\($0.chapterName)/\($0.name)" },
      answers: answers == .yours ? nil : folder.path
    ).environment(from: outside)
  }

  private var folder: AnswerFolder { AnswerFolder(scratch: scratch) }
}

extension Program.End {
  /// How a process ended in the middle of its tests:
  /// `Fatal error: Index out of range (signal 4, illegal instruction)`, or what is known of that.
  fileprivate func crashDescription(output: String) -> String {
    // `swift test` starts another process for the tests, and prints how that one ended.
    let inner = output.firstMatch(of: /unexpected signal code (\d+)/).flatMap { Int32($0.1) }
    let ending =
      switch self {
      case .exited(let code) where inner == nil: "exit code \(code)"
      case .exited: inner.map(\.inWords) ?? ""
      case .killed(let signal): signal.inWords
      }
    guard let error = output.firstMatch(of: /(Fatal error|Precondition failed)(: .*)?/) else {
      return ending
    }
    return "\(error.0) (\(ending))"
  }
}

extension Int32 {
  fileprivate var inWords: String {
    "signal \(self), \(String(cString: strsignal(self)).lowercased())"
  }
}
