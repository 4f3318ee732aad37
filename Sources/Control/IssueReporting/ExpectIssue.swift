import Synchronization

/// Runs a body that has to report an issue, and fails where it reports none, or one that does not
/// match.
///
/// ```swift
/// expectReportsIssue {
///   model.deleteButtonTapped()
/// } matching: { issue in
///   issue.description.contains("There is nothing to delete")
/// }
/// ```
///
/// Only what `reportIssue` reports is such an issue: a failed `#expect` still fails the test.
public func expectReportsIssue(
  _ message: @autoclosure () -> String? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: () throws -> Void,
  matching isExpected: (_ issue: ReportedIssue) -> Bool
) rethrows {
  let log = ReportedIssues()
  try withIssueReporters([log], operation: body)
  let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  log.compare(message(), at: location, isExpected)
}

/// Runs an asynchronous body that has to report an issue.
public func expectReportsIssue(
  _ message: @autoclosure () -> String? = nil,
  isolation: isolated (any Actor)? = #isolation,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: () async throws -> Void,
  matching isExpected: (_ issue: ReportedIssue) -> Bool
) async rethrows {
  let log = ReportedIssues()
  try await withIssueReporters([log], operation: body)
  let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  log.compare(message(), at: location, isExpected)
}

/// Keeps what is reported.
private final class ReportedIssues: IssueReporter {
  private let issues = Mutex<[ReportedIssue]>([])

  func reportIssue(
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let issue = ReportedIssue(message: message(), severity: severity, location: location)
    issues.withLock { $0.append(issue) }
  }

  func reportIssue(
    _ error: any Error,
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let issue = ReportedIssue(message: message(), error: error, location: location)
    issues.withLock { $0.append(issue) }
  }

  func compare(
    _ message: String?,
    at location: IssueLocation,
    _ isExpected: (ReportedIssue) -> Bool
  ) {
    let issues = issues.withLock(\.self)
    if issues.isEmpty {
      let message = message.map { ": \($0)" } ?? "."
      location.report("Expected an issue, and none was reported\(message)")
    }
    for issue in issues where !isExpected(issue) {
      location.report("Issue does not match: \(issue.description)")
    }
  }
}
