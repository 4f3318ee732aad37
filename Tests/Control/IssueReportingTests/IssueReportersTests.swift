import IssueReporting
import TestTools
import Testing

@Suite struct ReportersOfIssues {
  @Test func `a reporter gets the message and the line`() {
    let issues = IssueLog.issues { reportIssue("The list is empty.") }
    let file = "IssueReportingTests/IssueReportersTests.swift"
    #expect(issues == [.init(message: "The list is empty.", fileID: file, line: #line - 2)])
  }

  @Test func `a report needs no message`() {
    #expect(IssueLog.issues { reportIssue() }.map(\.message) == [""])
  }

  @Test func `an error is part of the text`() {
    let issues = IssueLog.issues {
      reportIssue(Offline())
      reportIssue(Offline(), "Cannot save")
    }
    #expect(
      issues.map(\.message) == [
        "Caught error: The server is offline.",
        "Cannot save: The server is offline.",
      ]
    )
  }

  @Test func `a message is made once, however many reporters there are`() {
    var count = 0
    func message() -> String {
      count += 1
      return "Number \(count)"
    }
    let one = IssueLog()
    let two = IssueLog()
    withIssueReporters([one, two]) { reportIssue(message()) }
    #expect(count == 1)
    #expect(one.messages == ["Number 1"])
    #expect(two.messages == ["Number 1"])
  }

  @Test func `tasks inherit the reporters`() async {
    let issues = await IssueLog.issues {
      await Task { reportIssue("In a task") }.value
      async let child: Void = reportIssue("In a child")
      await child
    }
    #expect(issues.map(\.message) == ["In a task", "In a child"])
  }

  @Test func `a context moves reports to another line`() {
    let issues = IssueLog.issues {
      withIssueContext(fileID: "App/List.swift", filePath: "List.swift", line: 7, column: 1) {
        reportIssue("Empty")
      }
    }
    #expect(issues == [.init(message: "Empty", fileID: "App/List.swift", line: 7)])
  }

  @Test func `reporters that are replaced in an operation are those of the operation`() {
    let (inner, outer) = (IssueLog(), IssueLog())
    withIssueReporters([outer]) {
      withIssueReporters([]) {
        IssueReporters.current.append(inner)
        reportIssue("inside")
      }
      reportIssue("outside")
    }
    #expect(inner.messages == ["inside"])
    #expect(outer.messages == ["outside"])
  }
}
