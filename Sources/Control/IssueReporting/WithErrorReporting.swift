/// Runs a body and reports the error that it throws.
///
/// For work whose failure nobody can handle, and nobody should overlook. Returns `nil` when the
/// body threw.
@discardableResult
public func withErrorReporting<R>(
  _ message: @autoclosure () -> String? = nil,
  to reporters: [any IssueReporter]? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  catching body: () throws -> R
) -> R? {
  let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  do {
    return try body()
  } catch {
    report(error, message(), to: reporters, at: location)
    return nil
  }
}

/// Runs a body and reports the error that it throws.
///
/// For work whose failure nobody can handle, and nobody should overlook. Returns `nil` when the
/// body threw.
@discardableResult
public func withErrorReporting<R>(
  _ message: @autoclosure () -> String? = nil,
  to reporters: [any IssueReporter]? = nil,
  isolation: isolated (any Actor)? = #isolation,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  catching body: () async throws -> R
) async -> R? {
  let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  do {
    return try await body()
  } catch {
    report(error, message(), to: reporters, at: location)
    return nil
  }
}

private func report(
  _ error: any Error,
  _ message: String?,
  to reporters: [any IssueReporter]?,
  at location: IssueLocation
) {
  let issue = ReportedIssue(message: message, error: error, location: location)
  if let reporters {
    withIssueReporters(reporters) { issue.report() }
  } else {
    issue.report()
  }
}
