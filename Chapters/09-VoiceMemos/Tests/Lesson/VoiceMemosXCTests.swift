import Dependencies
import DependenciesTestSupport
import XCTest

@testable import VoiceMemosChapter

final class VoiceMemosXCTests: XCTestCase {
  @MainActor
  func testItIsReadyAfterASecond() async throws {
    let clock = TestClock()
    let model = withDependencies {
      $0.continuousClock = clock
    } operation: {
      ControlledVoiceMemos()
    }
    let running = Task { try await model.task() }
    await clock.advance(by: .seconds(1))
    XCTAssertTrue(model.isReady)
    try await running.value
  }
}
