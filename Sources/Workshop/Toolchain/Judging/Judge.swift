import Course
import Dependencies

/// Who finds out whether exercises are solved: it builds them and runs their tests.
package struct Judge: Sendable {
  /// Says what became of each of the exercises, in their order. One that does not compile, crashes or
  /// never ends keeps none of the others from its verdict.
  package var judge:
    @Sendable (
      _ exercises: [Exercise],
      _ limit: Duration,
      _ note: @escaping @Sendable (JudgeNote) -> Void
    ) async throws(ToolchainError) -> [Judgement]

  package init(
    judge:
      @escaping @Sendable (
        _ exercises: [Exercise],
        _ limit: Duration,
        _ note: @escaping @Sendable (JudgeNote) -> Void
      ) async throws(ToolchainError) -> [Judgement]
  ) {
    self.judge = judge
  }

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
