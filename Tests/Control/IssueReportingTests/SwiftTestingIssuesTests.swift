import IssueReporting
import Testing

@Suite(.filterIssues { $0.isFailure }) struct IssuesInSwiftTesting {
  @Test func `an issue is a failure at its line and column`() {
    let line = #line + 2
    withKnownIssue {
      reportIssue("The list is empty.")
    } matching: { issue in
      issue.comments == ["The list is empty."]
        && issue.isFailure
        && issue.sourceLocation
          == SourceLocation(
            fileID: "IssueReportingTests/SwiftTestingIssuesTests.swift",
            filePath: "",
            line: line,
            column: 18
          )
    }
  }

  @Test func `an error is a failure with that error`() {
    withKnownIssue {
      reportIssue(Offline(), "Cannot save")
    } matching: { issue in
      issue.error is Offline && issue.comments == ["Cannot save"]
    }
  }

  @Test func `a task reports to its test`() async {
    await withKnownIssue {
      await Task { reportIssue("In a task") }.value
    } matching: { issue in
      issue.comments == ["In a task"]
    }
  }

  @Test func `a location that no compiler makes is no crash`() {
    withKnownIssue {
      reportIssue("Somewhere", fileID: "List.swift", filePath: "", line: 0, column: 0)
    } matching: { issue in
      issue.comments == ["Somewhere"] && issue.sourceLocation?.fileID == "Unknown/List.swift"
    }
  }

  @Test func `the context is Swift Testing`() async {
    #expect(TestContext.current == .swiftTesting)
    await Task.detached { #expect(TestContext.current == .swiftTesting) }.value
  }
}
