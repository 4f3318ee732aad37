import Dependencies
import DependenciesTestSupport
import XCTest

@testable import AnalyticsChapter

/// The sample of the lesson: the same test for a test target that still has XCTest.
final class AnalyticsXCTests: XCTestCase {
  @MainActor
  func testALocationIsTracked() async {
    let events = LockIsolated<[AnalyticsEvent]>([])
    let map = withDependencies {
      $0.analytics.track = { event in events.withValue { $0.append(event) } }
    } operation: {
      ControlledMap(.walking())
    }
    await map.locateButtonTapped()
    XCTAssertEqual(events.value.map(\.name), ["Locate Tapped", "Location Received"])
  }
}
