import Course
import Dependencies

/// Finds out whether exercises are solved: builds them and runs their tests.
package struct Judge: Sendable {
  /// Returns the judgement of each exercise, in their order, also when one of them does not
  /// compile, crashes or never ends.
  package var judgements:
    @Sendable (
      _ run: TestRun,
      _ onProgress: @escaping @Sendable (JudgeProgress) -> Void
    ) async throws(ToolchainError) -> [Judgement]

  /// How long the tests may make no progress before they count as hung.
  package static let usualLimit = Duration.seconds(20)
}

/// The progress of a judge, for a person who waits.
package enum JudgeProgress: Equatable, Sendable {
  /// The last line of the build's progress.
  case building(String)
  /// The build is over; this many tests are about to run.
  case running(tests: Int)
}

extension Judge: DependencyKey {
  /// Builds the exercises of the run, and no others, and runs their tests.
  package static let liveValue = Judge { run, onProgress throws(ToolchainError) in
    try await run.untilEachIsJudged { run throws(ToolchainError) in
      try await run.once(onProgress: onProgress)
    }
  }
}

extension TestRun {
  /// Judges each exercise, in as many runs as it takes until each has a verdict of its own.
  ///
  /// - Parameter once: Makes one run, and throws `didNotBuild` if it does not build.
  func untilEachIsJudged(
    _ once: (TestRun) async throws(ToolchainError) -> [Judgement]
  ) async throws(ToolchainError) -> [Judgement] {
    var found: [String: Judgement] = [:]
    for exercise in exercises where answers == .yours {
      if let path = exercise.paths.first(where: { !exercise.root.has($0) }) {
        found[exercise.id] = Judgement(exercise, .fileMissing(path: path))
      }
    }
    while true {
      let open = exercises.filter { found[$0.id] == nil }
      if open.isEmpty { return exercises.compactMap { found[$0.id] } }
      for judgement in try await part(open).judgeRetrying(once) {
        found[judgement.exercise.id] = judgement
      }
    }
  }

  /// Judges some of its exercises, at least one.
  private func judgeRetrying(
    _ once: (TestRun) async throws(ToolchainError) -> [Judgement],
    isRetry: Bool = false
  ) async throws(ToolchainError) -> [Judgement] {
    let judgements: [Judgement]
    do {
      judgements = try await once(self)
    } catch {
      guard case .didNotBuild(let failure) = error else { throw error }
      if exercises.count > 1 { return try await separately(failure, once) }
      let files = files(of: exercises[0])
      if failure.files.contains(where: files.contains) {
        return [Judgement(exercises[0], .doesNotCompile(failure.errors(in: files)))]
      }
      // The build failed over no file of the workbook, for example over its index while another
      // build runs.
      guard failure.files.isEmpty, !isRetry else { throw error }
      return try await judgeRetrying(once, isRetry: true)
    }
    if exercises.count == 1 { return judgements }
    var all: [Judgement] = []
    for judgement in judgements {
      switch judgement.verdict {
      case .crashed, .hung:
        // Another exercise may have ended the process, so this one is run alone.
        var alone = self
        alone.exercises = [judgement.exercise]
        alone.skipsBuild = true
        all += try await alone.judgeRetrying(once)
      case .solved, .unsolved, .doesNotCompile, .fileMissing, .ranNothing:
        all.append(judgement)
      }
    }
    return all
  }

  /// Judges each exercise that the errors name by itself, because two files may each be fine and
  /// not fit together. If the errors name none, it may be any.
  private func separately(
    _ failure: BuildFailure,
    _ once: (TestRun) async throws(ToolchainError) -> [Judgement]
  ) async throws(ToolchainError) -> [Judgement] {
    let named = exercises.filter { files(of: $0).contains(where: failure.files.contains) }
    var judgements: [Judgement] = []
    for exercise in named.isEmpty ? exercises : named {
      judgements += try await part([exercise]).judgeRetrying(once)
    }
    return judgements
  }

  /// The same run for some of its exercises, which builds only these.
  private func part(_ some: [Exercise]) -> TestRun {
    guard some.count < exercises.count else { return self }
    var part = self
    part.exercises = some
    part.built = some
    if case .solutions(let others) = answers {
      let own = others.filter { other in some.contains { $0.id == other.exercise.id } }
      part.answers = .solutions(but: own)
    }
    return part
  }
}
