import Dispatch
import Foundation
import IssueReporting
import Testing

/// Each test starts a process, because an issue of no test makes the process fail.
@Suite(.filterIssues { $0.isFailure }) struct IssuesOutsideOfTests {
  @Test func `a detached task lets the run fail`() async {
    await expectIssueOutsideOfTests(line: detachedTaskLine, column: 16) {
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await reportFromDetachedTask()
        exit(EXIT_SUCCESS)
      }
    }
  }

  /// 30 reports fit into a pipe of 64 KB, also if it is read late.
  @Test func `all of 30 reports at once are heard`() async {
    var output = ""
    await withKnownIssue {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        DispatchQueue.concurrentPerform(iterations: 30) { reportIssue("Number \($0);") }
        exit(EXIT_SUCCESS)
      }
      if let result { output = String(decoding: result.standardErrorContent, as: UTF8.self) }
    }
    #expect((0..<30).filter { !output.contains("\n  Number \($0);\n") }.isEmpty)
  }

  /// The issue reaches Swift Testing, standard error and the exit status.
  private func expectIssueOutsideOfTests(
    line: Int,
    column: Int,
    _ exitTest: () async -> ExitTest.Result?
  ) async {
    var output = ""
    await withKnownIssue {
      if let result = await exitTest() {
        output = String(decoding: result.standardErrorContent, as: UTF8.self)
      }
    } matching: { issue in
      issue.comments == ["Nobody's"]
        && issue.sourceLocation?.line == line
        && issue.sourceLocation?.fileName == "IssuesOutsideOfTestsTests.swift"
    }
    #expect(
      output == """
        ✘ Issue reported outside of any test, at \
        IssueReportingTests/IssuesOutsideOfTestsTests.swift:\(line):\(column):
          Nobody's

          It came from a detached task, from a thread or a queue, or when no test was running. \
        The run fails.

        """
    )
  }
}

// The bodies of exit tests are moved by a macro, and their lines with them. This one stays.

private func reportFromDetachedTask() async {
  await Task.detached {
    reportIssue("Nobody's")
  }.value
}

private let detachedTaskLine = #line - 4
