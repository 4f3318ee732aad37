import ConcurrencyExtras
import Foundation
import IssueReporting

/// What is told of a test, in a line: that it begins, or that it has ended and what failed in it.
enum TestReport: Codable, Equatable, Sendable {
  case began(Int)
  case ended(Int, [Failure])

  struct Failure: Codable, Equatable, Sendable {
    let message: String
    let file: String
    let line: Int
  }

  /// The reports that a process has written.
  static func all(in output: Data) -> [TestReport] {
    output.split(separator: UInt8(ascii: "\n")).compactMap {
      try? JSONDecoder().decode(TestReport.self, from: $0)
    }
  }
}

extension TodosUnderTest {
  /// Runs all tests, one after the other, and tells of each. It plays the part of a test framework: the
  /// code under test reports its issues, and does not know who hears of them.
  func runAll(tell: (TestReport) -> Void) async {
    for (index, test) in TodosTest.all.enumerated() {
      tell(.began(index))
      let failures = FailureLog()
      await withIssueReporters([failures]) { await test.run(self) }
      tell(.ended(index, failures.value))
    }
  }
}

/// Keeps the issues of a test.
private final class FailureLog: IssueReporter {
  private let log = LockIsolated<[TestReport.Failure]>([])

  var value: [TestReport.Failure] { log.value }

  func reportIssue(
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let failure = TestReport.Failure(
      message: message() ?? "",
      file: "\(filePath)",
      line: Int(line)
    )
    log.withValue { $0.append(failure) }
  }
}

extension TestReport.Failure {
  /// The line itself, where the sources are at hand.
  var code: String {
    guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { return "" }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(line - 1) else { return "" }
    return lines[line - 1].trimmingCharacters(in: .whitespaces)
  }
}
