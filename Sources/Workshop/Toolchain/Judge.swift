import Course
import Dependencies
import Usage

/// Finds out whether exercises are solved: builds them and runs their tests.
package struct Judge: Sendable {
  /// Returns the judgement of each exercise, in their order, also when one of them does not
  /// compile, crashes or never ends. A person who waits sees the progress.
  package var judgements:
    @Sendable (
      _ run: TestRun,
      _ onProgress: @escaping @Sendable (String) -> Void
    ) async throws(SentenceError) -> [Judgement]
}

extension Judge: DependencyKey {
  /// Builds the exercises of the run, and no others, and runs their tests.
  package static let liveValue = Judge { run, onProgress throws(SentenceError) in
    try await RunSplitter { run throws(SentenceError) in
      try await run.once(onProgress: onProgress)
    }
    .judgementOfEach(in: run)
  }
}

/// Judges each exercise of a run, in as many runs as it takes until each has a verdict of its own.
struct RunSplitter {
  /// Makes one run, which may not build.
  let once: (TestRun) async throws(SentenceError) -> Result<[Judgement], BuildFailure>

  func judgementOfEach(in run: TestRun) async throws(SentenceError) -> [Judgement] {
    var found: [String: Judgement] = [:]
    for exercise in run.exercises where run.answers == .yours {
      if let path = exercise.paths.first(where: { !exercise.root.has($0) }) {
        found[exercise.id] = Judgement(exercise, .fileMissing(path: path))
      }
    }
    while true {
      let open = run.exercises.filter { found[$0.id] == nil }
      if open.isEmpty { return run.exercises.compactMap { found[$0.id] } }
      for judgement in try await judgementsOfSome(of: run.building(open)) {
        found[judgement.exercise.id] = judgement
      }
    }
  }

  /// Judges some of the exercises, at least one.
  private func judgementsOfSome(
    of run: TestRun,
    isRetry: Bool = false
  ) async throws(SentenceError) -> [Judgement] {
    let judgements: [Judgement]
    switch try await once(run) {
    case .success(let found): judgements = found
    case .failure(let failure):
      if run.exercises.count > 1 { return try await separateJudgements(of: run, failure) }
      let files = run.files(of: run.exercises[0])
      if failure.files.contains(where: files.contains) {
        return [Judgement(run.exercises[0], .doesNotCompile(failure.errors(in: files)))]
      }
      // The build failed over no file of the workbook, for example over its index while another
      // build runs.
      guard failure.files.isEmpty, !isRetry else { throw failure.sentenceError }
      return try await judgementsOfSome(of: run, isRetry: true)
    }
    if run.exercises.count == 1 { return judgements }
    var all: [Judgement] = []
    for judgement in judgements {
      switch judgement.verdict {
      case .crashed, .hung:
        // Another exercise may have ended the process, so this one is run alone.
        var alone = run
        alone.exercises = [judgement.exercise]
        alone.skipsBuild = true
        all += try await judgementsOfSome(of: alone)
      case .solved, .unsolved, .doesNotCompile, .fileMissing, .ranNothing:
        all.append(judgement)
      }
    }
    return all
  }

  /// Judges each exercise that the errors name by itself, because two files may each be fine and
  /// not fit together. If the errors name none, it may be any.
  private func separateJudgements(
    of run: TestRun,
    _ failure: BuildFailure
  ) async throws(SentenceError) -> [Judgement] {
    let named = run.exercises.filter { run.files(of: $0).contains(where: failure.files.contains) }
    var judgements: [Judgement] = []
    for exercise in named.isEmpty ? run.exercises : named {
      judgements += try await judgementsOfSome(of: run.building([exercise]))
    }
    return judgements
  }
}
