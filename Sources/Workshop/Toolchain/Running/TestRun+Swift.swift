import Course
import Foundation
import OperatingSystem
import Programs

extension TestRun {
  /// Runs it, and says what became of it. If the task is cancelled, everything is ended, and it throws
  /// `ToolchainError.cancelled`.
  package func report(
    environment: [String: String] = ProcessInfo.processInfo.environment,
    note: @escaping @Sendable (JudgeNote) -> Void = { _ in }
  ) async throws(ToolchainError) -> TestReport {
    guard let root = exercises.first?.root.path(percentEncoded: false) else {
      return .ran(outcomes: [:], end: .ended)
    }
    guard let swift = Program.path(of: "swift", in: environment["PATH"]) else { throw .noSwift }
    if case .solutions(let others) = answers { try folder.fill(for: built, but: others) }
    let watch = SilenceWatch(limit: limit, clock: SuspendingClock())
    let log = RunLog(isBuilt: skipsBuild, note: note, signOfLife: watch.signOfLife)
    let end: Program.End?
    let hasSecondWriter: Bool
    do throws(SpawnError) {
      let stream = try NamedPipe(take: log.takeStream)
      let program = Program(
        swift,
        arguments(root: root, stream: stream.path),
        environment: self.environment(from: environment)
      )
      end = try await run(program, stream, log, watch)
      hasSecondWriter = stream.hasSecondWriter
    } catch {
      throw .cannotRun(reason: "\(error.path): \(error.reason)")
    }
    if Task.isCancelled { throw .cancelled }
    return report(of: log, end: end, hasSecondWriter: hasSecondWriter, root: root)
  }

  /// Nil if it was ended because nothing happened any more, or because too much was written.
  private func run(
    _ program: Program,
    _ stream: NamedPipe,
    _ log: RunLog,
    _ watch: SilenceWatch<SuspendingClock>
  ) async throws(SpawnError) -> Program.End? {
    let end = await withTaskGroup { group in
      group.addTask { () -> Result<Program.End?, SpawnError> in
        do throws(SpawnError) {
          return .success(try await program.run(inlets: [stream], take: log.takeOutput))
        } catch {
          return .failure(error)
        }
      }
      group.addTask {
        try? await watch.silence()
        return .success(nil)
      }
      group.addTask {
        for await _ in log.flood {}
        return .success(nil)
      }
      let first = await group.next()!
      group.cancelAll()
      await group.waitForAll()
      return first
    }
    return try end.get()
  }

  /// What a run that wrote this has brought to light.
  func report(
    of log: RunLog,
    end: Program.End?,
    hasSecondWriter: Bool = false,
    root: String
  ) -> TestReport {
    let tests = log.tests
    let output = log.output
    if !tests.hasStarted, !log.isBuilt, end != nil {
      return .didNotBuild(BuildFailure(output: originals(in: output), root: root))
    }
    let outcomes = exercises.map { ($0.id, tests.outcomes(of: $0, told: log.told, root: root)) }
    let forgery =
      hasSecondWriter ? .secondWriter : Forgery(tests: tests, output: output, end: end)
    let ending: TestRunEnd =
      if let forgery {
        .forged(forgery)
      } else if tests.hasEnded {
        .ended
      } else if let end {
        .crashed(how: Crash(output: output, end: end).sentence)
      } else if log.wroteTooMuch {
        .flooded(megabytes: RunLog.megabytes)
      } else {
        .hung(after: limit)
      }
    return .ran(outcomes: Dictionary(uniqueKeysWithValues: outcomes), end: ending)
  }

  func arguments(root: String, stream: String) -> [String] {
    let scratch = URL(filePath: root).appending(path: ".build/\(scratch)")
    return ["test", "--package-path", root] + .building(in: scratch)
      + ["--disable-xctest", "--event-stream-output-path", stream]
      + (skipsBuild ? ["--skip-build"] : [])
      + exercises.flatMap { ["--filter", $0.filter] }
  }

  func environment(from outside: [String: String]) -> [String: String] {
    var inside = outside
    inside["WORKBOOK_SOLUTIONS"] = answers == .yours ? nil : folder.path
    inside["WORKBOOK_ONLY"] =
      built.map { "\($0.chapterName)/\($0.name)" }.joined(separator: ",")
    return inside
  }

  private var folder: AnswerFolder { AnswerFolder(scratch: scratch) }

  private func originals(in output: String) -> String {
    guard case .solutions(let others) = answers else { return output }
    return folder.originals(in: output, but: others)
  }
}
