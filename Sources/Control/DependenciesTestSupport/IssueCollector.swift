import IssueReporting
import Synchronization

/// Keeps the texts of the issues that it is told of.
package final class IssueCollector: IssueReporter {
  private let storage = Mutex<[String]>([])

  package var texts: [String] { storage.withLock { $0 } }

  package func reportIssue(
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let text = message() ?? "An issue was reported."
    storage.withLock { $0.append(text) }
  }
}

/// The texts of the issues that an operation reports, which then are not failures.
package func textsOfIssues(in operation: () throws -> Void) rethrows -> [String] {
  let collector = IssueCollector()
  try withIssueReporters([collector]) { try operation() }
  return collector.texts
}

/// The texts of the issues that an operation reports, which then are not failures.
package func textsOfIssues(
  isolation: isolated (any Actor)? = #isolation,
  in operation: () async throws -> Void
) async rethrows -> [String] {
  let collector = IssueCollector()
  try await withIssueReporters([collector]) { try await operation() }
  return collector.texts
}
