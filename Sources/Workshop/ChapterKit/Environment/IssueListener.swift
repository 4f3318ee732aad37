import IssueReporting
import Synchronization

/// Receives every issue of a run.
///
/// A warning on standard error is written once for each place. One place may report seven different
/// issues, such as an endpoint that is called with seven events, so here each of them is written.
final class IssueListener: IssueReporter {
  private let write: @Sendable (String) -> Void
  private let reported: @Sendable (_ count: Int, _ last: String) -> Void
  private let state = Mutex((count: 0, written: Set<String>()))

  /// - Parameters:
  ///   - write: Writes the whole text of an issue, for each text once.
  ///   - reported: Called after each issue, with their number and the first line of the last one.
  init(
    write: @escaping @Sendable (String) -> Void,
    reported: @escaping @Sendable (_ count: Int, _ last: String) -> Void
  ) {
    self.write = write
    self.reported = reported
  }

  func reportIssue(
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let issue = ReportedIssue(message(), at: location)
    let (count, isNew) = state.withLock { state in
      state.count += 1
      return (state.count, state.written.insert(issue.text).inserted)
    }
    if isNew { write(issue.warning) }
    reported(count, String(issue.text.prefix { !$0.isNewline }))
  }

  /// The line that ends the run; nil if there was no issue.
  var summary: String? {
    switch state.withLock(\.count) {
    case 0: nil
    case 1: "1 issue was reported: in a test it is a failure."
    case let count: "\(count) issues were reported: in a test each is a failure."
    }
  }
}
