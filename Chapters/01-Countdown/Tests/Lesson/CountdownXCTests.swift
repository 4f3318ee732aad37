import Dependencies
import DependenciesTestSupport
import XCTest

@testable import CountdownChapter

final class CountdownXCTests: XCTestCase {
  @MainActor
  func testConfettiFallsAtTenSeconds() async throws {
    let clock = TestClock()
    let countdown = withDependencies {
      $0.continuousClock = clock
    } operation: {
      ControlledCountdown()
    }
    let counting = Task { try await countdown.start() }
    await clock.advance(by: .milliseconds(9_999))
    XCTAssertFalse(countdown.isConfettiFalling)
    await clock.advance(by: .milliseconds(1))
    XCTAssertTrue(countdown.isConfettiFalling)
    try await counting.value
  }
}
