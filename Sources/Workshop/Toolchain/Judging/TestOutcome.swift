/// What became of one test.
package struct TestOutcome: Equatable, Sendable, Encodable {
  package enum End: String, Sendable, Encodable {
    case passed
    case failed
    case skipped
    /// The test had begun when the process ended.
    case neverEnded
    case neverStarted
  }

  /// Its sentence: `it whistles after three minutes, and not before`.
  package let name: String
  /// Where it is, by its path from the top of the workbook.
  package let file: String
  package let line: Int
  package let end: End
  package var issues: [TestIssue] = []
}

/// One thing that a test found wrong.
package struct TestIssue: Equatable, Sendable, Encodable {
  /// What the exercise says to the person: why this is not true yet. Empty if it says nothing.
  package let comment: String
  /// What the framework says: `Expectation failed: (countdown.secondsLeft → 9) == 10`.
  package let text: String
  /// With which argument, if the test has several.
  package var argument: String?
  package let file: String
  package let line: Int
}
