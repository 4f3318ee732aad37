import IssueReporting
import Synchronization
import Testing

@Suite struct Severity {
  @Test(.warns("This warning fails no test.")) func `a warning fails no test`() {
    reportIssue("This warning fails no test.", severity: .warning)
  }

  @Test func `a reporter hears how bad an issue is`() {
    expectReportsIssue {
      reportIssue("loud", severity: .warning)
    } matching: {
      $0.severity == .warning
    }
  }
}

extension Trait where Self == Warns {
  fileprivate static func warns(_ text: String) -> Self { Warns(text: text) }
}

/// Hears what the test framework gets, takes the warnings away, and leaves it the failures.
private struct Warns: TestTrait, TestScoping {
  let text: String

  func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    let heard = Mutex<[String]>([])
    let listener: IssueHandlingTrait = .filterIssues { issue in
      heard.withLock { $0 += issue.comments.map(\.rawValue) }
      return issue.isFailure
    }
    try await listener.provideScope(for: test, testCase: testCase, performing: function)
    #expect(heard.withLock(\.self) == [text])
  }
}
