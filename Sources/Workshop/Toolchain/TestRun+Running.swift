import ConcurrencyExtras
import Course
import Foundation
import OperatingSystem
import Usage

extension TestRun {
  /// Builds and runs the exercises once. A crash may end the tests of several, and an error of the
  /// compiler those of all. When the task is cancelled, all processes are ended.
  func once(
    onProgress: @escaping @Sendable (String) -> Void
  ) async throws(SentenceError) -> Result<[Judgement], BuildFailure> {
    if case .solutions(let others) = answers { try folder.fill(for: built, but: others) }
    let log = RunLog(isBuilt: skipsBuild, root: root, onProgress: onProgress)
    let end = try await run(log)
    log.readStream()
    if Task.isCancelled { throw .cancelled }
    let result = read(log, end)
    if case .failure(let failure) = result, failure.files.isEmpty { forgetPlan() }
    return result
  }

  /// Makes the package manager plan the build anew. If it was killed while it wrote the plan, half
  /// of the plan is left, and every later build fails over it.
  func forgetPlan() {
    for plan in ["debug.yaml", "plugin-tools.yaml"] {
      try? FileManager.default.removeItem(at: scratchFolder.appending(path: plan))
    }
  }

  /// Runs it until it ends, or until it is silent for too long: then it has no end.
  private func run(_ log: RunLog) async throws(SentenceError) -> Program.End? {
    let arguments = arguments(stream: log.stream.path(percentEncoded: false))
    let environment = environment(from: ProcessInfo.processInfo.environment)
    let end = await withTaskGroup(of: Result<Program.End?, SentenceError>.self) { group in
      group.addTask {
        await Result { () async throws(SentenceError) in
          let output = log.takeOutput
          return try await runSwift(arguments, environment: environment, onOutput: output)
        }
      }
      group.addTask {
        try? await log.waitForSilence(of: limit, on: SuspendingClock())
        return .success(nil)
      }
      let first = await group.next()!
      group.cancelAll()
      await group.waitForAll()
      return first
    }
    return try end.get()
  }

  /// Reads the judgements from what a run wrote, and from how it ended.
  func read(_ log: RunLog, _ end: Program.End?) -> Result<[Judgement], BuildFailure> {
    let tests = log.tests
    if !tests.hasStarted, !log.isBuilt, end != nil {
      return .failure(BuildFailure(output: log.output, root: root))
    }
    let interruption: Verdict? =
      switch end {
      case _ where tests.hasEnded: nil
      case let end?: .crashed(how: end.crashDescription(output: log.output))
      case nil: .hung(after: limit)
      }
    let judgements = exercises.map { exercise in
      var judgement = Judgement(
        exercise,
        tests.outcomes(of: exercise),
        interruption: interruption,
        isUntouched: answers == .yours && exercise.isUntouched
      )
      judgement.leavesAProcess = tests.hasEnded && end == nil
      return judgement
    }
    return .success(judgements)
  }
}

extension Program.End {
  /// The reason why a process ended in the middle of its tests:
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
