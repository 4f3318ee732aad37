import Course
import Foundation

/// The way from a question to verdicts: which runs it takes until each exercise has its own.
struct Trial: Sendable {
  var limit: Duration
  var run: @Sendable (TestRun) async throws(ToolchainError) -> TestReport

  func verdicts(of exercises: [Exercise]) async throws(ToolchainError) -> [Judgement] {
    var verdicts: [String: Verdict] = [:]
    var open: [Exercise] = []
    for exercise in exercises {
      if FileManager.default.fileExists(atPath: exercise.file.path(percentEncoded: false)) {
        open.append(exercise)
      } else {
        verdicts[exercise.id] = .doesNotCompile(.missing(exercise))
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
    let run = TestRun(exercises, limit: limit)
    switch try await self.run(run) {
    case .didNotBuild(let failure):
      return try await verdicts(of: run, failure)
    case .ran(let outcomes, let end):
      var verdicts: [String: Verdict] = [:]
      for exercise in exercises {
        let own = outcomes[exercise.id] ?? []
        let isWhole = !own.isEmpty && own.allSatisfy(\.hasEnded)
        if exercises.count == 1 || end == .ended || isWhole {
          verdicts[exercise.id] = Verdict(own, end)
        } else {
          // Another one may have taken it along: what is built is there, so it is run alone.
          var alone = run
          alone.exercises = [exercise]
          alone.skipsBuild = true
          verdicts[exercise.id] = try await verdict(of: alone)
        }
      }
      return verdicts
    }
  }

  /// The verdict of a run that has one exercise.
  private func verdict(of run: TestRun) async throws(ToolchainError) -> Verdict {
    let exercise = run.exercises[0]
    switch try await self.run(run) {
    case .ran(let outcomes, let end):
      return Verdict(outcomes[exercise.id] ?? [], end)
    case .didNotBuild(let failure):
      let files = run.files(of: exercise)
      let strangers = failure.files.filter { !files.contains($0) }
      guard failure.files.contains(where: files.contains) || failure.blames(files[0]) else {
        let told = failure.errors(in: strangers).text
        throw .brokenWorkbook(output: told)
      }
      return .doesNotCompile(failure.errors(in: files))
    }
  }

  private func verdicts(
    of run: TestRun,
    _ failure: BuildFailure
  ) async throws(ToolchainError) -> [String: Verdict] {
    let named = run.exercises.filter { exercise in
      run.files(of: exercise).contains { failure.files.contains($0) }
    }
    if run.exercises.count == 1 || named.isEmpty || failure.mayBeAConflict {
      var verdicts: [String: Verdict] = [:]
      for exercise in named.isEmpty ? run.exercises : named {
        let alone = TestRun([exercise], limit: limit)
        verdicts[exercise.id] = try await verdict(of: alone)
      }
      return verdicts
    }
    return Dictionary(
      uniqueKeysWithValues: named.map {
        ($0.id, .doesNotCompile(failure.errors(in: run.files(of: $0))))
      }
    )
  }
}

extension Verdict {
  /// The verdict on an exercise whose tests ended like that.
  init(_ outcomes: [TestOutcome], _ end: TestRunEnd) {
    let isWhole = !outcomes.isEmpty && outcomes.allSatisfy(\.hasEnded)
    switch end {
    case .crashed(let how) where !isWhole: self = .crashed(outcomes, how: how)
    case .hung(let limit) where !isWhole: self = .hung(outcomes, after: limit)
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
  static func missing(_ exercise: Exercise) -> CompilerOutput {
    CompilerOutput(
      text: """
        \(exercise.path) is not there. Get it back with: \
        swift run workbook reset \(exercise.name)
        """,
      file: exercise.path,
      line: nil
    )
  }
}
