// A map that tells its makers what people do with it, through the SDK's one instance. Everything
// that runs it is counted as a user: the app, a preview, a test.

import Observation
import Telemetry

@MainActor @Observable
final class UncontrolledMap: MapModel {
  private(set) var place: Place?
  private(set) var problem: String?
  private let locator: Locator

  init(_ locator: Locator) { self.locator = locator }

  func screenAppeared() {
    Telemetry.shared.track(name: "Map Viewed")
  }

  func locateButtonTapped() async {
    Telemetry.shared.track(name: "Locate Tapped")
    do {
      let place = try await locator.locate()
      (self.place, problem) = (place, nil)
      Telemetry.shared.track(name: "Location Received", properties: ["place": place.name])
    } catch {
      problem = error.sentence
      Telemetry.shared.track(name: "Location Failed", properties: ["reason": error.sentence])
    }
  }
}
