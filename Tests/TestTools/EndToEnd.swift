import OperatingSystem
package import Testing

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
