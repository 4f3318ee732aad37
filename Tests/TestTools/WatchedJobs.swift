import Stillness
package import Testing

extension Trait where Self == ConditionTrait {
  /// For a test of something that only the lane can promise. Where the jobs of the process are not
  /// watched the test is skipped, because it would fail there, or hang.
  package static func whereJobsAreWatched(_ reason: Comment) -> Self {
    .enabled(if: Stillness.watch(), reason)
  }
}
