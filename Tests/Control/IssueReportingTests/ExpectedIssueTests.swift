import IssueReporting
import TestTools
import Testing

@Suite(.filterIssues { $0.isFailure }) struct ExpectedIssues {
  @Test func `an expected issue is no failure`() async {
    withExpectedIssue { reportIssue("Expected") }
    await withExpectedIssue {
      await Task.yield()
      reportIssue("Expected")
    }
  }

  @Test func `a thrown error is an issue`() async {
    withExpectedIssue { throw Offline() }
    await withExpectedIssue {
      await Task.yield()
      throw Offline()
    }
  }

  @Test func `a failed expectation is an issue`() async {
    withExpectedIssue { #expect(Bool(false)) }
    await withExpectedIssue {
      await Task.yield()
      #expect(Bool(false))
    }
  }

  @Test func `an expected issue that does not occur is a failure`() {
    withKnownIssue {
      withExpectedIssue {}
    } matching: { issue in
      issue.comments == ["Expected an issue, and none was reported."]
        && issue.sourceLocation?.line == #line - 3
    }
  }

  @Test func `an expected issue that does not occur later is a failure`() async {
    await withKnownIssue {
      await withExpectedIssue("No list") { await Task.yield() }
    } matching: { issue in
      issue.comments == ["Expected an issue, and none was reported: No list"]
        && issue.sourceLocation?.line == #line - 3
    }
  }

  @Test func `an intermittent issue may not occur`() async {
    withExpectedIssue(isIntermittent: true) {}
    await withExpectedIssue(isIntermittent: true) { await Task.yield() }
    withExpectedIssue(isIntermittent: true) { reportIssue("Now and then") }
  }

  @Test func `reporters are not told of what is expected`() async {
    let issues = await IssueLog.issues {
      withExpectedIssue { reportIssue(Offline(), "One") }
      await withExpectedIssue {
        await Task.yield()
        reportIssue("Two")
      }
      reportIssue("Three")
    }
    #expect(issues.map(\.message) == ["Three"])
  }

  @Test func `reporters are told that none occurred`() {
    let issues = IssueLog.issues { withExpectedIssue {} }
    #expect(issues.map(\.message) == ["Expected an issue, and none was reported."])
    #expect(issues.map(\.line) == [#line - 2])
  }

  @Test func `the innermost expectation is met`() {
    withKnownIssue {
      withExpectedIssue {
        withExpectedIssue { reportIssue("Inner") }
      }
    } matching: { issue in
      issue.comments == ["Expected an issue, and none was reported."]
        && issue.sourceLocation?.line == #line - 5
    }
  }

  @Test @MainActor func `an expectation stays on its actor`() async {
    await withExpectedIssue {
      MainActor.assertIsolated()
      await Task.yield()
      MainActor.assertIsolated()
      reportIssue("On the main actor")
    }
  }

  @Test func `a detached task may expect an issue, too`() async {
    // In a process of its own: Swift Testing does not know that this issue belongs to this test,
    // and would show it.
    await #expect(processExitsWith: .success) {
      await Task.detached {
        withExpectedIssue { reportIssue("Detached") }
      }.value
    }
  }

  @Test func `an issue that a body has to report is expected by its text`() async {
    expectReportsIssue {
      reportIssue("It rains.")
    } matching: { issue in
      issue.description == "It rains." && issue.severity == .error
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
        $0.description == "It rains."
      }
    }
    #expect(
      issues.map(\.message) == [
        "Expected an issue, and none was reported: Rain",
        "Another issue than the expected one was reported: It snows.",
      ]
    )
    #expect(issues.map(\.line) == [line, line + 4])
  }
}
