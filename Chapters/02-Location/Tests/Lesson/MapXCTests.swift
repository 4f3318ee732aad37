import Dependencies
import DependenciesTestSupport
import Foundation
import LocationServices
import XCTest

@testable import LocationChapter

/// The sample of the lesson: the same test for a test target that still has XCTest.
final class MapXCTests: XCTestCase {
  @MainActor
  func testTheSystemSaysWhereYouAre() async {
    let (events, system) = AsyncStream.makeStream(of: LocationClient.Event.self)
    let here = Location(latitude: 35, longitude: 135, timestamp: Date(timeIntervalSince1970: 7))
    let map = withDependencies {
      $0.locationClient.authorizationStatus = { .authorizedWhenInUse }
      $0.locationClient.requestLocation = { system.yield(.didUpdateLocations([here])) }
      $0.locationClient.events = { events }
    } operation: {
      ControlledMap()
    }
    map.locateButtonTapped()
    system.finish()
    await map.task()
    XCTAssertEqual(map.location, here)
  }
}
