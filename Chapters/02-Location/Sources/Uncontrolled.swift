// A map whose model is the delegate of the system's location manager. The system's prompt comes up
// once, a preview cannot show it, and no line here can make a request fail.

import LocationServices
import Observation

@MainActor @Observable
final class UncontrolledMap: MapModel {
  private(set) var location: Location?
  private(set) var activity = MapActivity.idle
  private(set) var problem: String?
  @ObservationIgnored private let manager = LocationManager()

  func task() async {
    manager.delegate = self
  }

  func locateButtonTapped() {
    problem = nil
    switch manager.authorizationStatus {
    case .notDetermined:
      activity = .asking
      manager.requestWhenInUseAuthorization()
    case .authorizedWhenInUse, .denied, .restricted:
      activity = .locating
      manager.requestLocation()
    }
  }
}

extension UncontrolledMap: LocationManagerDelegate {
  func locationManagerDidChangeAuthorization(_ manager: LocationManager) {
    guard activity == .asking, manager.authorizationStatus != .notDetermined else { return }
    locateButtonTapped()
  }

  func locationManager(_ manager: LocationManager, didUpdateLocations locations: [Location]) {
    location = locations.last
    activity = .idle
  }

  func locationManager(_ manager: LocationManager, didFailWithError error: any Error) {
    problem = "\(error)"
    activity = .idle
  }
}
