import Dependencies
import LocationServices
import Observation

/// What the screen says when the app may not know where the person is.
enum Notice: Equatable {
  /// The person has said no, and can change that in the system's settings.
  case youSaidNo
  /// The device is managed by others, and the person can change nothing.
  case othersDecided
}

/// A screen with a button and a pin. The `LocationClient` is declared in LocationClient.swift.
@MainActor @Observable
final class FindMe {
  private(set) var location: Location?
  private(set) var notice: Notice?
  @ObservationIgnored @Dependency(\.locationClient) private var client

  /// The screen has appeared. This is cancelled when it goes away.
  func task() async {
    show(client.authorizationStatus())
    for await event in client.events() {
      switch event {
      case .didChangeAuthorization(let status):
        show(status)
      case .didUpdateLocations(let locations):
        location = locations.last
      case .didFail:
        break
      }
    }
  }

  func locateButtonTapped() {
    switch client.authorizationStatus() {
    case .notDetermined: client.requestWhenInUseAuthorization()
    case .authorizedWhenInUse: client.requestLocation()
    case .denied, .restricted: break
    }
  }

  private func show(_ status: AuthorizationStatus) {
    switch status {
    case .denied: notice = .youSaidNo
    case .restricted: notice = .othersDecided
    case .notDetermined, .authorizedWhenInUse: notice = nil
    }
  }
}
