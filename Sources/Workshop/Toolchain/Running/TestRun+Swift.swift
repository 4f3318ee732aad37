import Course
import Foundation
import OperatingSystem
import Programs

extension TestRun {
  /// Builds and runs it once. A crash may end more than one exercise, and an error of the compiler
  /// all. If the task is cancelled, everything is ended.
  func once(
    environment: [String: String] = ProcessInfo.processInfo.environment,
    note: @escaping @Sendable (JudgeNote) -> Void = { _ in }
  ) async throws(ToolchainError) -> [Judgement] {
    guard let root = exercises.first?.root.path(percentEncoded: false) else { return [] }
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
    do throws(ToolchainError) {
      return try judgements(of: log, end: end, hasSecondWriter: hasSecondWriter, root: root)
    } catch {
      if case .didNotBuild(let failure) = error, failure.files.isEmpty { forgetPlan(root: root) }
      throw error
    }
  }

  /// Lets the package manager plan the build anew. If it was killed while it wrote its plan, half
  /// of it is left, and every later build fails over that file.
  func forgetPlan(root: String) {
    for plan in ["debug.yaml", "plugin-tools.yaml"] {
      try? FileManager.default.removeItem(at: scratchFolder(root).appending(path: plan))
    }
  }

  private func scratchFolder(_ root: String) -> URL {
    URL(filePath: root).appending(path: ".build/\(scratch)")
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

  /// What a run that wrote this has found out.
  func judgements(
    of log: RunLog,
    end: Program.End?,
    hasSecondWriter: Bool = false,
    root: String
  ) throws(ToolchainError) -> [Judgement] {
    let tests = log.tests
    let output = log.output
    if !tests.hasStarted, !log.isBuilt, end != nil {
      throw .didNotBuild(BuildFailure(output: originals(in: output), root: root))
    }
    let forgery =
      hasSecondWriter ? .secondWriter : Forgery(tests: tests, output: output, end: end)
    let interruption: Verdict? =
      if let forgery {
        .forged(forgery)
      } else if tests.hasEnded {
        nil
      } else if let end {
        .crashed(how: Crash(output: output, end: end).sentence)
      } else if log.wroteTooMuch {
        .flooded(megabytes: RunLog.megabytes)
      } else {
        .hung(after: limit)
      }
    return exercises.map { exercise in
      let own = tests.outcomes(of: exercise, told: log.told, root: root)
      return Judgement(exercise, own, interruption: interruption)
    }
  }

  func arguments(root: String, stream: String) -> [String] {
    var arguments = ["test", "--package-path", root] + .building(in: scratchFolder(root))
    arguments += ["--disable-xctest", "--event-stream-output-path", stream]
    if skipsBuild { arguments.append("--skip-build") }
    return arguments + exercises.flatMap { ["--filter", filter(of: $0)] }
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
