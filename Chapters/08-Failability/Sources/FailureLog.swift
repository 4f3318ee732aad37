import ConcurrencyExtras
import Foundation
import IssueReporting

/// Something that failed, and the line to which it points.
struct Failure: Equatable, Sendable {
  let message: String
  let file: String
  let line: Int

  /// The line itself, where the sources are at hand.
  var code: String {
    let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.contains(line - 1)
      ? lines[line - 1].trimmingCharacters(in: .whitespaces) : ""
  }

  /// `TwelveTests.swift:35  await store.send(.add)`
  var place: String { "\(file.split(separator: "/").last ?? ""):\(line)  \(code)" }
}

/// Plays the part of a test framework: it keeps the issues that code reports without knowing who
/// hears of them.
final class FailureLog: IssueReporter {
  private let log = LockIsolated<[Failure]>([])

  @MainActor
  static func failures(of operation: @MainActor () async -> Void) async -> [Failure] {
    let failures = FailureLog()
    await withIssueReporters([failures]) { await operation() }
    return failures.log.value
  }

  func reportIssue(
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let failure = Failure(message: message() ?? "", file: "\(filePath)", line: Int(line))
    log.withValue { $0.append(failure) }
  }
}
