import Dependencies
import DependenciesTestSupport
import XCTest

@testable import AnalyticsChapter

/// The sample of the lesson: the same test for a test target that still has XCTest.
@MainActor
final class AnalyticsXCTests: XCTestCase {
  func testAViewIsTrackedOnce() {
    let events = LockIsolated<[AnalyticsEvent]>([])
    let map = withDependencies {
      $0.analytics.track = { event in events.withValue { $0.append(event) } }
    } operation: {
      ControlledMap(.walking())
    }
    map.screenAppeared()
    XCTAssertEqual(events.value, [AnalyticsEvent(name: "Map Viewed")])
  }
}
