import Dependencies

/// Finds out whether exercises are solved: builds them and runs their tests.
package struct Judge: Sendable {
  /// Says what became of each of the exercises, in their order. One that does not compile, crashes
  /// or never ends keeps none of the others from its verdict.
  package var judge:
    @Sendable (
      _ run: TestRun,
      _ note: @escaping @Sendable (JudgeNote) -> Void
    ) async throws(ToolchainError) -> [Judgement]

  /// How long a test may go on without a sign of life before it is said to hang.
  package static let usualLimit = Duration.seconds(20)
}

/// What a judge says while a person waits.
package enum JudgeNote: Equatable, Sendable {
  /// What the build does at the moment, as it says itself.
  case building(String)
  /// The build is over; this many tests are about to run.
  case running(tests: Int)
}

extension Judge: DependencyKey {
  /// Asks the toolchain: builds the exercises that are asked for, and no others, and runs their
  /// tests.
  package static let liveValue = Judge { run, note throws(ToolchainError) in
    try await run.untilEachIsJudged { round throws(ToolchainError) in
      try await round.once(note: note)
    }
  }
}
