import Dependencies
import DependenciesTestSupport
import IssueReporting
import Synchronization
import XCTest

final class IdentityInXCTest: XCTestCase {
  private static let seen = Mutex<Set<TestIdentity>>([])

  func testOneMethodIsATest() async throws { try await addNewIdentity() }
  func testAnotherMethodIsAnotherTest() async throws { try await addNewIdentity() }

  private func addNewIdentity() async throws {
    let identity = try XCTUnwrap(TestIdentity.current)
    XCTAssertTrue(Self.seen.withLock { $0.insert(identity).inserted })
    let ofTask = await Task { TestIdentity.current }.value
    XCTAssertEqual(ofTask, identity)
    let ofDetachedTask = await Task.detached { TestIdentity.current }.value
    XCTAssertEqual(ofDetachedTask, identity)
  }
}
