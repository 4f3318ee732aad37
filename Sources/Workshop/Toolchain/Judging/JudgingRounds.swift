import Course
import Foundation

/// The way from a question to verdicts: which runs it takes until each exercise has its own.
package struct JudgingRounds: Sendable {
  /// The run that judges some exercises at once.
  var ask: @Sendable ([Exercise]) -> TestRun
  var run: @Sendable (TestRun) async throws(ToolchainError) -> TestReport

  package init(
    ask: @escaping @Sendable ([Exercise]) -> TestRun,
    run: @escaping @Sendable (TestRun) async throws(ToolchainError) -> TestReport
  ) {
    self.ask = ask
    self.run = run
  }

  package func verdicts(of exercises: [Exercise]) async throws(ToolchainError) -> [Judgement] {
    var verdicts: [String: Verdict] = [:]
    var open: [Exercise] = []
    for exercise in exercises {
      let answer = ask([exercise]).files(of: exercise).dropLast()
      if let path = answer.first(where: { !exercise.root.has($0) }) {
        verdicts[exercise.id] = .doesNotCompile(.missing(path, of: exercise))
      } else {
        open.append(exercise)
      }
    }
    while !open.isEmpty {
      let round = try await round(of: open)
      verdicts.merge(round) { $1 }
      open.removeAll { round[$0.id] != nil }
    }
    return exercises.map { Judgement($0, verdicts[$0.id] ?? .ranNothing) }
  }

  /// Verdicts of some of the exercises, at least of one.
  private func round(of exercises: [Exercise]) async throws(ToolchainError) -> [String: Verdict] {
    let run = ask(exercises)
    let report = try await self.run(run)
    if exercises.count == 1 { return [exercises[0].id: try await verdict(of: run, report)] }
    switch report {
    case .didNotBuild(let failure): return try await verdicts(of: run, failure)
    case .ran(let outcomes, let end): return try await verdicts(of: run, outcomes, end)
    }
  }

  /// The verdict on the one exercise of a run.
  private func verdict(
    of run: TestRun,
    _ report: TestReport,
    isSecond: Bool = false
  ) async throws(ToolchainError) -> Verdict {
    let exercise = run.exercises[0]
    switch report {
    case .ran(let outcomes, let end):
      return Verdict(outcomes[exercise.id] ?? [], end)
    case .didNotBuild(let failure):
      let files = run.files(of: exercise)
      guard failure.files.contains(where: files.contains) || failure.blames(files[0]) else {
        let output = failure.errors(in: failure.files).text
        guard failure.files.isEmpty else { throw .brokenWorkbook(output: output) }
        // The build itself had trouble, as with a file of its index beside another build.
        if isSecond { throw .brokenBuild(output: output) }
        return try await verdict(of: run, try await self.run(run), isSecond: true)
      }
      return .doesNotCompile(failure.errors(in: files))
    }
  }

  /// An exercise that the errors name has a verdict, if it cannot be that two do not fit together.
  /// Where they name none, it may be any.
  private func verdicts(
    of run: TestRun,
    _ failure: BuildFailure
  ) async throws(ToolchainError) -> [String: Verdict] {
    var verdicts: [String: Verdict] = [:]
    let named = run.exercises.filter { exercise in
      run.files(of: exercise).contains { failure.files.contains($0) }
    }
    for exercise in named.isEmpty ? run.exercises : named {
      if named.isEmpty || failure.mayBeAConflict {
        let alone = ask([exercise])
        verdicts[exercise.id] = try await verdict(of: alone, try await self.run(alone))
      } else {
        verdicts[exercise.id] = .doesNotCompile(failure.errors(in: run.files(of: exercise)))
      }
    }
    return verdicts
  }

  /// Whose tests have all ended has a verdict, whatever became of the process. The others may have
  /// been taken along, so each is run alone; what is built is there.
  private func verdicts(
    of run: TestRun,
    _ outcomes: [String: [TestOutcome]],
    _ end: TestRunEnd
  ) async throws(ToolchainError) -> [String: Verdict] {
    var verdicts: [String: Verdict] = [:]
    for exercise in run.exercises {
      let own = outcomes[exercise.id] ?? []
      if end == .ended || !end.isForged && !own.isEmpty && own.allSatisfy(\.hasEnded) {
        verdicts[exercise.id] = Verdict(own, end)
      } else {
        var alone = run
        alone.exercises = [exercise]
        alone.skipsBuild = true
        verdicts[exercise.id] = try await verdict(of: alone, try await self.run(alone))
      }
    }
    return verdicts
  }
}

extension Verdict {
  /// The verdict on an exercise whose tests ended like that.
  init(_ outcomes: [TestOutcome], _ end: TestRunEnd) {
    let isWhole = !outcomes.isEmpty && outcomes.allSatisfy(\.hasEnded)
    switch end {
    case .forged(let forgery): self = .forged(forgery)
    case .crashed(let how) where !isWhole: self = .crashed(outcomes, how: how)
    case .hung(let limit) where !isWhole: self = .hung(outcomes, after: limit)
    case .flooded(let megabytes) where !isWhole:
      self = .flooded(outcomes, megabytes: megabytes)
    default:
      if outcomes.contains(where: { $0.end == .failed }) {
        self = .unsolved(outcomes)
      } else {
        self = outcomes.contains { $0.end == .passed } ? .solved(outcomes) : .ranNothing
      }
    }
  }
}

extension TestOutcome {
  var hasEnded: Bool { end != .neverEnded && end != .neverStarted }
}

extension BuildFailure {
  /// Whether a file is spoken of where no error says its place: a compiler that crashes does so.
  func blames(_ file: String) -> Bool { files.isEmpty && output.contains(file) }
}

extension CompilerOutput {
  static func missing(_ path: String, of exercise: Exercise) -> CompilerOutput {
    CompilerOutput(
      text: """
        \(path) is not there. Get it back with: \
        swift run workbook reset \(exercise.name)
        """,
      file: path,
      line: nil
    )
  }
}
