import IssueReporting
import TestTools
import Testing

@Suite struct ExpectedIssues {
  @Test func `an issue that a body has to report is expected by its text`() async {
    expectReportsIssue {
      reportIssue("It rains.")
    } matching: { issue in
      issue.description == "Issue reported: It rains." && issue.severity == .error
    }
    await expectReportsIssue {
      await Task.yield()
      reportIssue(Offline())
    } matching: { issue in
      issue.error is Offline
    }
  }

  @Test func `no issue, or another one, is an issue where it was expected`() {
    let line: UInt = #line + 2
    let issues = IssueLog.issues {
      expectReportsIssue("Rain") {
      } matching: { _ in
        true
      }
      expectReportsIssue {
        reportIssue("It snows.")
      } matching: {
        $0.description.contains("It rains.")
      }
    }
    #expect(
      issues.map(\.message) == [
        "Expected an issue, and none was reported: Rain",
        "Issue does not match: Issue reported: It snows.",
      ]
    )
    #expect(issues.map(\.line) == [line, line + 4])
  }

  @Test @MainActor func `an expectation stays on its actor`() async {
    await expectReportsIssue {
      MainActor.assertIsolated()
      await Task.yield()
      MainActor.assertIsolated()
      reportIssue("On the main actor")
    } matching: { _ in
      true
    }
  }
}
