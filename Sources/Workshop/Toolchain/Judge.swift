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
    try await RunSplitter { run throws(ToolchainError) in
      try await run.once(onProgress: onProgress)
    }
    .judgementOfEach(in: run)
  }
}
