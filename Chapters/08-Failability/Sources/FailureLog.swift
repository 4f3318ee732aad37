import ConcurrencyExtras
import Dependencies
import Foundation
import IssueReporting

/// Something that failed, and the line to which it points.
struct Failure: Sendable {
  let message: String
  /// `TwelveTests.swift:35  await store.send(.add)`: the code too, where the sources are at hand.
  let place: String
}

/// Plays the part of a test framework: it keeps the issues that code reports without knowing who
/// hears of them.
struct FailureLog: IssueReporter {
  private let log = LockIsolated<[Failure]>([])

  @MainActor
  static func failures(of operation: @MainActor () async -> Void) async -> [Failure] {
    let failures = FailureLog()
    await withDependencies {
      $0.context = .test
    } operation: {
      await withIssueReporters([failures]) { await operation() }
    }
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
    let file = URL(filePath: "\(filePath)")
    let lines = (try? String(contentsOf: file, encoding: .utf8))?.components(separatedBy: "\n")
    let code = lines?.dropFirst(Int(line) - 1).first?.trimmingCharacters(in: .whitespaces)
    let place = "\(file.lastPathComponent):\(line)  \(code ?? "")"
    let failure = Failure(message: message() ?? "", place: place)
    log.withValue { $0.append(failure) }
  }
}
