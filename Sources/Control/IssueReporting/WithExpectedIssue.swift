/// Runs a body that reports an issue, and lets that not be a failure.
///
/// A body without an issue is a failure, unless the issue is intermittent. A thrown error is an
/// issue. So is a failed `#expect` in a test of Swift Testing.
public func withExpectedIssue(
  _ message: String? = nil,
  isIntermittent: Bool = false,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: () throws -> Void
) {
  let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  let expected = ExpectedIssue(message: message, location: location)
  ExpectedIssue.$current.withValue(expected) {
    func observed() {
      do { try body() } catch { expected.observe(error) }
    }
    if let support = InstalledTestSupport.current {
      support.expectIssues(expected, in: observed)
    } else {
      observed()
    }
  }
  expected.finish(isIntermittent: isIntermittent)
}

/// Runs an asynchronous body that reports an issue, and lets that not be a failure.
public func withExpectedIssue(
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
  let expected = ExpectedIssue(message: message, location: location)
  await ExpectedIssue.$current.withValue(expected) {
    func observed() async {
      do { try await body() } catch { expected.observe(error) }
    }
    if let support = InstalledTestSupport.current {
      await support.expectIssues(expected, isolation: isolation, in: observed)
    } else {
      await observed()
    }
  }
  expected.finish(isIntermittent: isIntermittent)
}
