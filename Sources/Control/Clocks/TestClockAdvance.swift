import IssueReporting
import Stillness
import Synchronization

extension TestClock {
  /// Lets time go by, and returns when everything that it set in motion has come to rest.
  ///
  /// Sleepers wake one after the other in the order of their deadlines, those with the same deadline
  /// in the order in which they fell asleep. Each has come to rest before the next one wakes, and
  /// what falls asleep on the way wakes on the way.
  public func advance(
    by duration: Duration = .zero,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await advance(
      to: now.advanced(by: duration),
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// Lets time go by until an instant, as ``advance(by:fileID:filePath:line:column:)`` does.
  public func advance(
    to deadline: Instant,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let start = now
    guard deadline >= start else {
      reportIssue(
        """
        A test clock cannot go back: it stands at \(start.offset), and was asked to advance to \
        \(deadline.offset). Advance it by a duration that is not negative.
        """,
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
      )
      return
    }
    var rest = Rest(
      for: owner,
      at: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
    await rest.settle()
    while let sleeper = dormitory.withLock({ $0.wakeNext(until: deadline) }) {
      sleeper.resume()
      await rest.settle()
    }
  }
}
