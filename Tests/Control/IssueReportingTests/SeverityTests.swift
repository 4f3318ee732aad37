import IssueReporting
import Testing

@Suite struct Severity {
  @Test(.filterIssues { $0.isFailure }) func `a warning fails no test`() {
    reportIssue("This is a warning of a test.", severity: .warning)
  }

  @Test func `reporters hear of warnings too`() {
    let issues = collectIssues {
      reportIssue("loud", severity: .warning)
      reportIssue(Offline(), severity: .warning)
    }
    #expect(issues.map(\.text) == ["loud", "Caught error: The server is offline."])
  }

  #if os(Linux) || os(macOS)
    @Test func `an issue may end the program`() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        withIssueReporters([.fatalError]) { reportIssue("The end") }
      }
      let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(text.contains("The end"))
    }

    @Test func `an issue may stop in a debugger`() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        withIssueReporters([.breakpoint]) { reportIssue("Look here") }
      }
      let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(text.contains("SeverityTests.swift:27: Look here"))
    }
  #endif
}
