/// Lets issues that are reported during an operation point to another line.
///
/// Library code that reports on behalf of its caller uses it, so that the failure is in the
/// caller's file.
public func withIssueContext<R>(
  fileID: StaticString,
  filePath: StaticString,
  line: UInt,
  column: UInt,
  operation: () throws -> R
) rethrows -> R {
  let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  return try IssueContext.$current.withValue(location, operation: operation)
}

/// Lets issues that are reported during an asynchronous operation point to another line.
public func withIssueContext<R>(
  fileID: StaticString,
  filePath: StaticString,
  line: UInt,
  column: UInt,
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> R
) async rethrows -> R {
  let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  return try await IssueContext.$current.withValue(location, operation: operation)
}

enum IssueContext {
  @TaskLocal static var current: IssueLocation?
}

extension ReportedIssue {
  func relocated(to location: IssueLocation?) -> ReportedIssue {
    guard let location else { return self }
    return ReportedIssue(message: message, error: error, severity: severity, location: location)
  }
}
