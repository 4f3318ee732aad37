/// Runs a body and reports the error that it throws.
///
/// For work whose failure the code can do nothing about, and must not hide. Returns `nil` when the
/// body threw, or returned `nil`. A `CancellationError` is no failure, and is not reported.
@discardableResult
public func withErrorReporting<R>(
  _ message: @autoclosure () -> String? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  catching body: () throws -> R?
) -> R? {
  do {
    return try body()
  } catch {
    let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    report(error, message(), at: location)
    return nil
  }
}

/// Runs an asynchronous body and reports the error that it throws.
@discardableResult
public func withErrorReporting<R>(
  _ message: @autoclosure () -> String? = nil,
  isolation: isolated (any Actor)? = #isolation,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  catching body: () async throws -> R?
) async -> R? {
  do {
    return try await body()
  } catch {
    let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    report(error, message(), at: location)
    return nil
  }
}

private func report(_ error: any Error, _ message: String?, at location: IssueLocation) {
  guard !(error is CancellationError) else { return }
  ReportedIssue(message: message, error: error, location: location).report()
}
