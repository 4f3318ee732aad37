/// Reports that something is wrong, without stopping the program.
///
/// In a test it is a failure of that test, at the line that reported. Elsewhere it is a warning on
/// standard error.
public func reportIssue(
  _ message: @autoclosure () -> String? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  let issue = ReportedIssue(message: message(), location: location)
  if let support = TestSupport.installed {
    support.record(issue)
  } else {
    writeToStandardError("\(location): \(issue.text)\n")
  }
}
