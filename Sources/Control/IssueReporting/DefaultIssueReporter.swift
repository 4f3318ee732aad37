/// Makes the running test fail; outside of tests, warns on standard error.
public struct DefaultIssueReporter: IssueReporter {
  public func reportIssue(
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    report(ReportedIssue(message: message(), severity: severity, location: location))
  }

  public func reportIssue(
    _ error: any Error,
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    report(ReportedIssue(message: message(), error: error, location: location))
  }

  private func report(_ issue: ReportedIssue) {
    if let support = InstalledTestSupport.current {
      support.record(issue)
    } else if isTesting, issue.severity == .error {
      FailingExit.record(issue, why: .noTestSupport)
    } else {
      RuntimeWarnings.process.warn(of: issue)
    }
  }
}

extension IssueReporter where Self == DefaultIssueReporter {
  public static var `default`: Self { Self() }
}
