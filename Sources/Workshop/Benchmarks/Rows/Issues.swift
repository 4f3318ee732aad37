import IssueReporting

extension Row {
  /// Reporting issues in a test process. The time of the test framework is not in it.
  static var issues: [Row] {
    [
      Row(
        "reportIssue inside withExpectedIssue",
        floor: .newTaskLocalValue
      ) { repetitions in
        time {
          for _ in 0..<repetitions { withExpectedIssue { reportIssue("It rains.") } }
        }
      }
    ]
  }
}
