// The same map, which asks for its analytics. You choose who hears of it where you make the model:
// the SDK in the app, nothing in a preview, a list in a test.

import Dependencies
import Observation

@MainActor @Observable
final class ControlledMap: MapModel {
  private(set) var place: Place?
  private(set) var problem: String?
  private let locator: Locator
  @ObservationIgnored @Dependency(\.analytics) private var analytics

  init(_ locator: Locator) { self.locator = locator }

  func screenAppeared() {
    analytics.track(name: "Map Viewed")
  }

  func locateButtonTapped() async {
    analytics.track(name: "Locate Tapped")
    do {
      let place = try await locator.locate()
      (self.place, problem) = (place, nil)
      analytics.track(name: "Location Received", properties: ["place": place.name])
    } catch {
      problem = error.sentence
      analytics.track(name: "Location Failed", properties: ["reason": error.sentence])
    }
  }
}
