import IssueReporting
import Synchronization
import Testing

@testable import ChapterKit

@Suite struct IssueListeners {
  @Test func `each of several issues of one place is written, and each text once`() {
    let written = Mutex<[String]>([])
    let reported = Mutex<[String]>([])
    let listener = IssueListener { text in
      written.withLock { $0.append(text) }
    } reported: { count, last in
      reported.withLock { $0.append("\(count): \(last)") }
    }
    #expect(listener.summary == nil)
    withIssueReporters([listener]) {
      for event in ["Viewed", "Tapped", "Viewed"] {
        reportIssue("Unimplemented.\n\nIt was called with \(event).", fileID: "A/B.swift", line: 7)
      }
    }
    #expect(reported.withLock { $0 } == (1...3).map { "\($0): Unimplemented." })
    #expect(written.withLock(\.count) == 2)
    #expect(
      written.withLock { $0.first?.hasPrefix("⚠️ Issue reported at A/B.swift:7:") == true }
    )
    #expect(
      written.withLock { $0.last?.hasSuffix("\n  Unimplemented.\n\n  It was called with Tapped.") }
        == true
    )
    #expect(listener.summary == "3 issues were reported: in a test each is a failure.")
  }
}
