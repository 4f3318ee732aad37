extension ReportedIssue {
  /// Hands the issue to the reporters.
  ///
  /// A reporter may report, and so may the description of an error. That goes to the default
  /// reporter, and does not go round in circles.
  package func report() {
    let issue = relocated(to: IssueContext.current)
    let expected = ExpectedIssue.current
    expected?.observe()
    let depth = Self.reportsUnderWay
    let reporters = depth == 0 ? IssueReporters.chosen : nil
    if reporters == nil, error == nil {
      issue.handOver(to: .default, isExpected: expected != nil)
    } else {
      Self.$reportsUnderWay.withValue(depth + 1) {
        let issue = depth > 1 ? issue.withoutError : issue
        for reporter in reporters ?? [.default] {
          issue.handOver(to: reporter, isExpected: expected != nil)
        }
      }
    }
  }

  /// The same issue, when even the description of its error reports issues.
  private var withoutError: ReportedIssue {
    guard let error else { return self }
    let type = "An error of type \(type(of: error)) reports issues when it is described."
    let text = message.map { "\($0): \(type)" } ?? type
    return ReportedIssue(message: text, severity: severity, location: location)
  }

  @TaskLocal private static var reportsUnderWay = 0

  private func handOver(to reporter: some IssueReporter, isExpected: Bool) {
    if isExpected {
      // No other reporter is told of what a test expects.
      if reporter is DefaultIssueReporter { InstalledTestSupport.current?.recordExpected(self) }
    } else if let error, severity == .error {
      reporter.reportIssue(
        error,
        message,
        fileID: location.fileID,
        filePath: location.filePath,
        line: location.line,
        column: location.column
      )
    } else {
      reporter.reportIssue(
        error == nil ? message : text,
        severity: severity,
        fileID: location.fileID,
        filePath: location.filePath,
        line: location.line,
        column: location.column
      )
    }
  }
}
