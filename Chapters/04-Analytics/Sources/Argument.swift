// The same map, which takes its analytics as an argument. The default is live, so the app writes
// nothing more; a preview passes `.noop`.

import Observation

@MainActor @Observable
final class ArgumentMap: MapModel {
  private(set) var place: Place?
  private(set) var problem: String?
  private let locator: Locator
  private let analytics: AnalyticsClient

  init(_ locator: Locator, analytics: AnalyticsClient = .liveValue) {
    self.locator = locator
    self.analytics = analytics
  }

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
