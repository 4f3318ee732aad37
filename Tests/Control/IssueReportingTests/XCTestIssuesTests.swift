import Dispatch
import IssueReporting
import Synchronization
import XCTest

/// In XCTest a failure is caught where it is recorded, because this platform has no expected ones.
final class IssuesInXCTest: XCTestCase {
  private let failures = Mutex<[String]>([])
  private let isCatching = Atomic(false)

  private func catchFailures(_ body: () async throws -> Void) async rethrows -> [String] {
    isCatching.store(true, ordering: .relaxed)
    defer { isCatching.store(false, ordering: .relaxed) }
    try await body()
    return failures.withLock { $0 }
  }

  func testAnIssueIsAFailureAtItsLine() async {
    let line = #line + 1
    let failures = await catchFailures { reportIssue(Offline(), "Cannot save") }
    let text = "Cannot save: The server is offline."
    XCTAssertEqual(failures, ["XCTestIssuesTests.swift:\(line): \(text)"])
  }

  func testAQueueReportsToTheTest() async {
    let failures = await catchFailures {
      await withCheckedContinuation { continuation in
        DispatchQueue(label: "test").async {
          reportIssue("On a queue")
          continuation.resume()
        }
      }
    }
    XCTAssertEqual(failures, ["XCTestIssuesTests.swift:\(#line - 5): On a queue"])
  }

  func testTheContextIsXCTest() {
    XCTAssertEqual(TestContext.current, .xcTest)
    XCTAssertTrue(isTesting)
  }

  #if canImport(Darwin)
    override func record(_ issue: XCTIssue) {
      guard isCatching.load(ordering: .relaxed) else { return super.record(issue) }
      let location = issue.sourceCodeContext.location
      let file = location?.fileURL.lastPathComponent ?? ""
      add("\(file):\(location?.lineNumber ?? 0): \(issue.compactDescription)")
    }
  #else
    override func recordFailure(
      withDescription description: String,
      inFile filePath: String,
      atLine lineNumber: Int,
      expected: Bool
    ) {
      guard isCatching.load(ordering: .relaxed) else {
        return super.recordFailure(
          withDescription: description,
          inFile: filePath,
          atLine: lineNumber,
          expected: expected
        )
      }
      let file = filePath.split(separator: "/").last ?? ""
      add("\(file):\(lineNumber): \(description)")
    }
  #endif

  private func add(_ failure: String) {
    let text = failure.replacing("failed - ", with: "")
    failures.withLock { $0.append(text) }
  }
}
