import Dependencies
import DependenciesTestSupport
import LocationServices
import XCTest

@testable import InjectionChapter

/// The sample of the lesson: the same test for a test target that still has XCTest.
final class InjectionXCTests: XCTestCase {
  @MainActor
  func testTheOnboardingTracksNothing() async {
    let events = LockIsolated<[String]>([])
    let tab = withDependencies {
      $0.analytics.track = { name in events.withValue { $0.append(name) } }
      $0.location.locate = { throw CancellationError() }
    } operation: {
      LibraryTab()
    }
    tab.opened()
    let sandbox = tab.list?.onboarding()
    await sandbox?.leaf.locateTapped()
    XCTAssertEqual(sandbox?.leaf.checkIn?.place, .eikanDo)
    XCTAssertEqual(events.value, ["Tab Opened"])
  }
}
