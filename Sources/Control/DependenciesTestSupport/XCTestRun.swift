import IssueReporting
import Synchronization
import XCTest

/// The XCTest method that is running, if one is.
///
/// XCTest runs one at a time, so the answer is the same on every thread and in every task.
enum XCTestRun {
  static var current: TestIdentity? { identity.withLock { $0 } }

  /// Listens for methods that begin and end.
  static func observe() {
    XCTestObservationCenter.shared.addTestObserver(Observer())
  }

  /// Whether XCTest runs tests in this process, now or a moment later.
  static var isUnderWay: Bool { runIsUnderWay.load(ordering: .acquiring) }

  fileprivate static func beginRun() { runIsUnderWay.store(true, ordering: .releasing) }
  fileprivate static func endRun() { runIsUnderWay.store(false, ordering: .releasing) }

  fileprivate static func begin() {
    identity.withLock { $0 = TestIdentity() }
  }

  fileprivate static func end() {
    // What belongs to the test goes here, and not under the lock.
    _ = identity.withLock { $0.take() }
  }

  private static let identity = Mutex<TestIdentity?>(nil)
  private static let runIsUnderWay = Atomic(false)
}

private final class Observer: NSObject, XCTestObservation {
  func testBundleWillStart(_ testBundle: Bundle) { XCTestRun.beginRun() }
  func testBundleDidFinish(_ testBundle: Bundle) { XCTestRun.endRun() }
  func testCaseWillStart(_ testCase: XCTestCase) { XCTestRun.begin() }
  func testCaseDidFinish(_ testCase: XCTestCase) { XCTestRun.end() }
}
