import Dependencies

extension Judge: DependencyKey {
  /// Asks the toolchain: builds the exercises that are asked for, and no others, and runs their tests.
  package static let liveValue = Judge { exercises, limit, note throws(ToolchainError) in
    let trial = JudgingRounds {
      TestRun($0, limit: limit)
    } run: { run throws(ToolchainError) in
      try await run.report(note: note)
    }
    return try await trial.verdicts(of: exercises)
  }
}
