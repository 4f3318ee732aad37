import Clocks
import Dependencies
import DependenciesTestSupport
import XCTest

@testable import StandupsChapter

/// The sample of the lesson: the same test for a test target that still has XCTest.
final class MeetingXCTests: XCTestCase {
  @MainActor
  func testTheTimeStandsStillWhileTheAlertIsUp() async {
    let clock = TestClock()
    let meeting = withDependencies {
      $0.continuousClock = clock
      $0.speechClient.requestAuthorization = { .denied }
    } operation: {
      RecordMeetingModel(standup: .design)
    }
    let task = Task { await meeting.task() }
    await clock.advance(by: .seconds(2))
    meeting.endMeetingButtonTapped()
    await clock.advance(by: .seconds(60))
    XCTAssertEqual(meeting.secondsElapsed, 2)
    meeting.alertButtonTapped(nil)
    await clock.advance(by: .seconds(1))
    XCTAssertEqual(meeting.secondsElapsed, 3)
    task.cancel()
    await task.value
  }
}
