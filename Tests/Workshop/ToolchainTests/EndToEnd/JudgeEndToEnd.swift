import Foundation
import Testing

@testable import Toolchain

/// The real toolchain, on a copy of the workbook: minutes, so only where it is asked for.
@Suite(
  .serialized,
  .enabled(if: ProcessInfo.processInfo.environment["WORKBOOK_END_TO_END"] == "1"),
  OneWorkbookCopy()
)
struct JudgeEndToEnd {
  let copy: WorkbookCopy

  init() throws { copy = try #require(WorkbookCopy.current) }

  @Test func `an exercise as it is shipped is not solved`() async throws {
    let verdicts = try await copy.judge("TakeControl")
    guard case .unsolved(let tests) = verdicts[0] else {
      Issue.record("\(verdicts)")
      return
    }
    #expect(tests.map(\.end) == [.failed, .failed, .passed])
    #expect(
      tests.first
        == TestOutcome(
          name: "the kettle waits on the clock that it is given",
          file: "Exercises/01-Countdown/Tests/TakeControlTests.swift",
          line: 8,
          end: .failed,
          issues: [
            TestIssue(
              comment:
                "The kettle does not sleep on the clock of the test: nobody waits there.",
              text: "Expectation failed: an error was expected but none was thrown",
              file: "Exercises/01-Countdown/Tests/TakeControlTests.swift",
              line: 18
            )
          ]
        )
    )
    #expect(copy.processes == [])
  }
}
