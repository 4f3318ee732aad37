// Right as well: the screen keeps the status, and the notice follows from it.

import Dependencies
import LocationServices
import Observation

/// What the screen says where the app may not know the place of the person.
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
  private var status = AuthorizationStatus.notDetermined
  @ObservationIgnored @Dependency(\.locationClient) private var client

  var notice: Notice? {
    switch status {
    case .denied: .youSaidNo
    case .restricted: .othersDecided
    case .notDetermined, .authorizedWhenInUse: nil
    }
  }

  /// The screen has appeared. This is cancelled when it goes away.
  func task() async {
    status = client.authorizationStatus()
    for await event in client.events() {
      switch event {
      case .didChangeAuthorization(let newStatus):
        status = newStatus
      case .didUpdateLocations(let locations):
        location = locations.last
      case .didFail:
        break
      }
    }
  }

  func locateButtonTapped() {
    if notice != nil { return }
    if status == .authorizedWhenInUse {
      client.requestLocation()
    } else {
      client.requestWhenInUseAuthorization()
    }
  }
}
