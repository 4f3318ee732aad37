import IssueReporting
import OperatingSystem

/// Stands in for a test framework that runs one test.
struct LoneTest: TestSupport {
  @TaskLocal static var identity = TestIdentity()

  var context: TestContext { .swiftTesting }

  var identity: (test: TestIdentity?, isOfTask: Bool) { (Self.identity, true) }

  func record(_ issue: ReportedIssue) { StandardError.write(issue.text) }

  func recordExpected(_ issue: ReportedIssue) {}

  func expectIssues(_ observer: ExpectedIssue, in body: () -> Void) { body() }

  func expectIssues(
    _ observer: ExpectedIssue,
    isolation: isolated (any Actor)?,
    in body: () async -> Void
  ) async {
    await body()
  }
}
