// Each pair of functions here is told apart by what it is given, with `await` or without.
// swift-format-ignore-file: AmbiguousTrailingClosureOverload

import Dependencies

/// Collects issues, so that a test can read them whole.
final class IssueLog: IssueReporter {
  struct Entry: Equatable, Sendable {
    let message: String
    let fileID: String
    let line: UInt
  }

  private let log = LockIsolated<[Entry]>([])

  var entries: [Entry] { log.value }
  var messages: [String] { entries.map(\.message) }

  func reportIssue(
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let entry = Entry(message: message() ?? "", fileID: "\(fileID)", line: line)
    log.withValue { $0.append(entry) }
  }

  /// The issues of an operation.
  static func issues(_ operation: () throws -> Void) rethrows -> [Entry] {
    let log = IssueLog()
    try withIssueReporters([log]) { try operation() }
    return log.entries
  }

  /// The issues of an operation.
  static func issues(_ operation: () async throws -> Void) async rethrows -> [Entry] {
    let log = IssueLog()
    try await withIssueReporters([log]) { try await operation() }
    return log.entries
  }
}
