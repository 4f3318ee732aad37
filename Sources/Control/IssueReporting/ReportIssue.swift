/// Reports that something is wrong, without stopping the program.
///
/// In a test it is a failure, at the line that reports. Elsewhere it is a warning on standard
/// error, once for each line that reports.
public func reportIssue(
  _ message: @autoclosure () -> String? = nil,
  severity: IssueSeverity = .error,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  ReportedIssue(message: message(), severity: severity, location: location).report()
}

/// Reports an error that the caller has caught and cannot pass on.
public func reportIssue(
  _ error: any Error,
  _ message: @autoclosure () -> String? = nil,
  severity: IssueSeverity = .error,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  ReportedIssue(message: message(), error: error, severity: severity, location: location).report()
}
