import OperatingSystem
package import Testing

/// Whether the slow tests against the real world run: only with `WORKBOOK_PAIN=1`.
///
/// They wait, prompt and post for real, to show what it is like without control.
package enum Pain {
  package static let isWanted = environmentVariable("WORKBOOK_PAIN") == "1"
}

/// Whether `WORKBOOK_STRESS=1` asks for all that a test can do, and not for a sample of it.
package let isStressWanted = environmentVariable("WORKBOOK_STRESS") == "1"

/// The number of times that a test repeats what has to hold every time: some hundreds, and as many
/// as it says under `WORKBOOK_STRESS=1`.
package func repetitions(_ all: Int) -> ClosedRange<Int> {
  1...(isStressWanted ? all : min(all, max(100, all / 50)))
}

extension Trait where Self == ConditionTrait {
  /// For a suite that runs the real toolchain, which takes minutes. The name of the suite ends with
  /// EndToEnd, so that one filter finds all of them.
  package static var endToEnd: Self {
    .enabled(
      if: environmentVariable("WORKBOOK_END_TO_END") == "1",
      "It takes minutes: WORKBOOK_END_TO_END=1 runs it."
    )
  }
}
