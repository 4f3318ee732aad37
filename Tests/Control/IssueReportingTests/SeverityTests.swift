import IssueReporting
import Synchronization
import Testing

@Suite struct Severity {
  @Test(.warns("This warning fails no test.")) func `a warning fails no test`() {
    reportIssue("This warning fails no test.", severity: .warning)
  }

  @Test func `a reporter is told how bad an issue is`() {
    let log = SeverityLog()
    withIssueReporters([log]) {
      reportIssue("loud", severity: .warning)
      reportIssue(Offline(), severity: .warning)
      reportIssue("louder")
    }
    let offline = "warning: Caught error: The server is offline."
    #expect(log.texts.withLock(\.self) == ["warning: loud", offline, "error: louder"])
  }
}

private final class SeverityLog: IssueReporter {
  let texts = Mutex<[String]>([])

  func reportIssue(
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let text = "\(severity): \(message() ?? "")"
    texts.withLock { $0.append(text) }
  }
}

extension Trait where Self == Warns {
  fileprivate static func warns(_ text: String) -> Self { Warns(text: text) }
}

/// Hears what the test framework is told, takes the warnings away, and leaves it the failures.
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
