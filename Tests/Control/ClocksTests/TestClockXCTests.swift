import Clocks
import TestTools
import XCTest

final class TestClockInXCTest: XCTestCase {
  @MainActor func testShowsAfterEachAdvanceWhatThatMuchTimeHasDone() async throws {
    let clock = TestClock()
    let model = HoppingModel(clock: clock)
    model.start()
    for second in repetitions(1_000) {
      await clock.advance(by: .seconds(1))
      XCTAssertEqual(model.seconds, second)
    }
    model.stop()
    try await clock.checkSuspension()
  }
}
