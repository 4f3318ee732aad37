import IssueReporting
import Synchronization

/// A reporter that keeps what it is told.
final class CollectedIssues: IssueReporter {
  struct Report: Equatable {
    var text: String?
    var line: UInt
  }

  private let storage = Mutex<[Report]>([])

  var reports: [Report] { storage.withLock { $0 } }
  var texts: [String?] { reports.map(\.text) }

  func reportIssue(
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let report = Report(text: message(), line: line)
    storage.withLock { $0.append(report) }
  }
}

/// What the operation reports.
func collectIssues(_ operation: () throws -> Void) rethrows -> [CollectedIssues.Report] {
  let issues = CollectedIssues()
  try withIssueReporters([issues]) { try operation() }
  return issues.reports
}

/// What the operation reports.
func collectIssues(
  isolation: isolated (any Actor)? = #isolation,
  _ operation: () async throws -> Void
) async rethrows -> [CollectedIssues.Report] {
  let issues = CollectedIssues()
  try await withIssueReporters([issues]) { try await operation() }
  return issues.reports
}

struct Offline: Error, CustomStringConvertible {
  let description = "The server is offline."
}
