import ConcurrencyExtras
import IssueReporting

/// Keeps what is reported, in place of the test that would fail.
final class Issues: IssueReporter {
  private let log = LockIsolated<[String]>([])

  var messages: [String] { log.value }

  func reportIssue(
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let message = message() ?? ""
    log.withValue { $0.append(message) }
  }
}
