import IssueReporting
import Stillness

/// Waits for everything to come to rest, on behalf of one line of a test.
struct Rest {
  private let owner: TestIdentity?
  private let location: IssueLocation
  private var hasReported = false

  init(for owner: TestIdentity?, at location: IssueLocation) {
    self.owner = owner
    self.location = location
  }

  mutating func settle() async {
    guard await Stillness.rest(for: owner) == .restless, !hasReported else { return }
    hasReported = true
    reportIssue(
      """
      Something does not come to rest: it goes on and on without waiting for the clock, so no \
      moment is the right one to go on with the test.

      Look for a loop that yields, polls or starts a new task at each turn. Let it sleep on the \
      test clock, wait for a value, or end when its task is cancelled.
      """,
      fileID: location.fileID,
      filePath: location.filePath,
      line: location.line,
      column: location.column
    )
  }
}
