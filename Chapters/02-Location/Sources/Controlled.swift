// The same map with a client in place of the manager. The code that makes the model chooses the
// client: the system's, one with an answer to every question, or one that a test speaks through.

import Dependencies
import LocationServices
import Observation

@MainActor @Observable
final class ControlledMap: MapModel {
  private(set) var location: Location?
  private(set) var activity = MapActivity.idle
  private(set) var problem: String?
  @ObservationIgnored @Dependency(\.locationClient) private var client

  func task() async {
    for await event in client.events() { receive(event) }
  }

  func locateButtonTapped() {
    problem = nil
    switch client.authorizationStatus() {
    case .notDetermined:
      activity = .asking
      client.requestWhenInUseAuthorization()
    case .authorizedWhenInUse, .denied, .restricted:
      activity = .locating
      client.requestLocation()
    }
  }
}

extension ControlledMap {
  private func receive(_ event: LocationClient.Event) {
    switch event {
    case .didChangeAuthorization(let status):
      guard activity == .asking, status != .notDetermined else { return }
      locateButtonTapped()

    case .didUpdateLocations(let locations):
      location = locations.last
      activity = .idle

    case .didFail(let error):
      problem = "\(error)"
      activity = .idle
    }
  }
}
