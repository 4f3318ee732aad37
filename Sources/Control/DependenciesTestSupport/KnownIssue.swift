import IssueReporting
import Testing

/// Runs a body whose failure is known and not yet fixed, and fails where it does not fail.
///
/// For a test of Swift Testing, under the name that issue-reporting has for both frameworks.
public func _withKnownIssue(
  _ message: String? = nil,
  isIntermittent: Bool = false,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: () throws -> Void
) {
  let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  withKnownIssue(
    message.map { Comment(rawValue: $0) },
    isIntermittent: isIntermittent,
    sourceLocation: SourceLocation(location)
  ) { try body() }
}

/// Runs an asynchronous body whose failure is known and not yet fixed.
public func _withKnownIssue(
  _ message: String? = nil,
  isIntermittent: Bool = false,
  isolation: isolated (any Actor)? = #isolation,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: () async throws -> Void
) async {
  let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  await withKnownIssue(
    message.map { Comment(rawValue: $0) },
    isIntermittent: isIntermittent,
    sourceLocation: SourceLocation(location)
  ) { try await body() }
}
