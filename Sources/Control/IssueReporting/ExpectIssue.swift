import Synchronization

/// Runs a body that reports an issue, and lets that not be a failure.
///
/// At work this function is deprecated: new tests use ``expectReportsIssue(_:_:matching:)``.
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
      location.report(noIssue(message))
    }
    for issue in issues where !isExpected(issue) {
      location.report("Another issue than the expected one was reported: \(issue.text)")
    }
  }
}

private func noIssue(_ message: String?) -> String {
  "Expected an issue, and none was reported\(message.map { ": \($0)" } ?? ".")"
}

/// Watches for issues that are expected.
package final class ExpectedIssue: Sendable {
  /// The innermost one that waits.
  @TaskLocal static var current: ExpectedIssue?

  package let message: String?
  package let location: IssueLocation
  private let isObserved = Atomic(false)

  init(message: String?, location: IssueLocation) {
    self.message = message
    self.location = location
  }

  /// An issue occurred.
  package func observe() {
    isObserved.store(true, ordering: .relaxed)
  }

  /// An issue that does not occur is itself one.
  func finish(isIntermittent: Bool) {
    guard !isIntermittent, !isObserved.load(ordering: .relaxed) else { return }
    location.report(noIssue(message))
  }

  /// The body threw, which is an issue too. For use while this is the current one.
  func observe(_ error: any Error) {
    ReportedIssue(message: nil, error: error, location: location).report()
  }
}
