/// What is told of issues.
///
/// Conform to it to send issues to a log or to a service, or to collect them in a test of a
/// message, and install it with ``withIssueReporters(_:operation:)``.
public protocol IssueReporter: Sendable {
  /// An issue was reported.
  func reportIssue(
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  )

  /// An error was reported. By default it is an issue with the error in its text.
  func reportIssue(
    _ error: any Error,
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  )
}

extension IssueReporter {
  public func reportIssue(
    _ error: any Error,
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let issue = ReportedIssue(message: message(), error: error, location: location)
    reportIssue(
      issue.text,
      severity: .error,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
}
