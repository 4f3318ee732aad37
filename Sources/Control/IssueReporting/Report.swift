extension ReportedIssue {
  /// Hands the issue to the reporters.
  ///
  /// A reporter may report: what it reports goes to the default reporter, and not to itself
  /// for ever.
  package func report() {
    let issue = relocated(to: IssueContext.current)
    let depth = Self.reportsUnderWay
    Self.$reportsUnderWay.withValue(depth + 1) {
      switch depth {
      case 0: issue.handOver(to: IssueReporters.current)
      case 1: issue.handOver(to: [.default])
      default: issue.withoutError.handOver(to: [.default])
      }
    }
  }

  private func handOver(to reporters: [any IssueReporter]) {
    if let expected = ExpectedIssue.current {
      expected.observe()
      for reporter in reporters { reporter.expect(self) }
    } else {
      for reporter in reporters { reporter.report(self) }
    }
  }

  /// The same issue, when even the description of its error reports issues.
  private var withoutError: ReportedIssue {
    guard let error else { return self }
    let type = "An error of type \(type(of: error)) reports issues when it is described."
    return ReportedIssue(message: message.map { "\($0): \(type)" } ?? type, location: location)
  }

  @TaskLocal private static var reportsUnderWay = 0
}

extension IssueReporter {
  fileprivate func report(_ issue: ReportedIssue) {
    let at = issue.location
    if let error = issue.error {
      reportIssue(
        error,
        issue.message,
        fileID: at.fileID,
        filePath: at.filePath,
        line: at.line,
        column: at.column
      )
    } else {
      reportIssue(
        issue.message,
        fileID: at.fileID,
        filePath: at.filePath,
        line: at.line,
        column: at.column
      )
    }
  }

  fileprivate func expect(_ issue: ReportedIssue) {
    let at = issue.location
    if let error = issue.error {
      expectIssue(
        error,
        issue.message,
        fileID: at.fileID,
        filePath: at.filePath,
        line: at.line,
        column: at.column
      )
    } else {
      expectIssue(
        issue.message,
        fileID: at.fileID,
        filePath: at.filePath,
        line: at.line,
        column: at.column
      )
    }
  }
}
