import ConcurrencyExtras
import IssueReporting

/// Keeps what is reported, in place of the test that would fail.
final class ReportedIssues: IssueReporter {
  private let log = LockIsolated<[(message: String, file: String)]>([])

  var messages: [String] { log.value.map(\.message) }

  /// The first line of each: what happened.
  var firstLines: [String] { messages.map(\.firstLine) }

  /// The modules in which what failed was declared.
  var modules: [String] { log.value.map { String($0.file.prefix { $0 != "/" }) } }

  func reportIssue(
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let entry = (message: message() ?? "", file: "\(fileID)")
    log.withValue { $0.append(entry) }
  }
}

extension String {
  var firstLine: String { String(prefix { $0 != "\n" }) }
}
