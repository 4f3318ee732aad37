import ChapterKit
import Dependencies
import DependenciesTestSupport
import Foundation
import IssueReporting
import Testing

@testable import FailabilityChapter

@MainActor
@Suite(
  .serialized,
  .enabled(if: Pain.isWanted, "It ends a process each time. To feel it, set WORKBOOK_PAIN=1.")
)
struct FailabilityPain {
  @Test func `one unexpected call ends the process, and eight tests with it`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardOutputContent, \.standardErrorContent]
    ) {
      for test in TodosTest.all {
        await test.run(TodosUnderTest(stubs: .crashing))
        print("✓ \(test.name)")
        fflush(nil)
      }
    }
    let content = try #require(result)
    let ended = String(decoding: content.standardOutputContent, as: UTF8.self)
      .split(separator: "\n").filter { $0.hasPrefix("✓ ") }
    #expect(ended.count == 3)
    let lastWords =
      String(decoding: content.standardErrorContent, as: UTF8.self)
      .split(separator: "\n").first { $0.contains("Fatal error") } ?? ""
    #expect(lastWords.contains("TodoAnalytics.track is unimplemented"))
    print(
      """

      \(ended.joined(separator: "\n"))
      ☠ \(TodosTest.all[3].name): the process has ended. Its last words:
        \(lastWords)
      · 8 tests never ran, and you do not know what they would have said.

      """
    )
  }

  @Test func `one line of library code fails the test that runs it, and the test goes on`() {
    withExpectedIssue { _ = Identifiers().next() }
    print("The line after the one that reports: the test goes on.")
  }
}
