// Each pair of functions here is distinguished by what it is given, with `await` or without.
// swift-format-ignore-file: AmbiguousTrailingClosureOverload

import ConcurrencyExtras
import IssueReporting

/// Keeps the issues that would fail a test, so that the test can read them whole: no warnings.
package final class IssueLog: IssueReporter {
  package struct Entry: Equatable, Sendable {
    package let message: String
    package let fileID: String
    package let line: UInt

    package init(message: String, fileID: String, line: UInt) {
      self.message = message
      self.fileID = fileID
      self.line = line
    }
  }

  private let log = LockIsolated<[Entry]>([])

  package init() {}

  package var entries: [Entry] { log.value }
  package var messages: [String] { entries.map(\.message) }

  package func reportIssue(
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    guard severity == .error else { return }
    let entry = Entry(message: message() ?? "", fileID: "\(fileID)", line: line)
    log.withValue { $0.append(entry) }
  }

  /// The issues of an operation.
  package static func issues(_ operation: () throws -> Void) rethrows -> [Entry] {
    let log = IssueLog()
    try withIssueReporters([log]) { try operation() }
    return log.entries
  }

  /// The issues of an operation.
  package static func issues(
    isolation: isolated (any Actor)? = #isolation,
    _ operation: () async throws -> Void
  ) async rethrows -> [Entry] {
    let log = IssueLog()
    try await withIssueReporters([log]) { try await operation() }
    return log.entries
  }

  /// The messages of the issues of an operation.
  package static func messages(_ operation: () throws -> Void) rethrows -> [String] {
    try issues(operation).map(\.message)
  }

  /// The messages of the issues of an operation.
  package static func messages(
    isolation: isolated (any Actor)? = #isolation,
    _ operation: () async throws -> Void
  ) async rethrows -> [String] {
    try await issues(operation).map(\.message)
  }
}
