// Tempting: the system refuses by itself, and says so; the person has to tap to find out.

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
  private(set) var notice: Notice?
  @ObservationIgnored @Dependency(\.locationClient) private var client

  /// The screen has appeared. This is cancelled when it goes away.
  func task() async {
    for await event in client.events() {
      switch event {
      case .didChangeAuthorization:
        notice = nil
      case .didUpdateLocations(let locations):
        location = locations.last
      case .didFail:
        notice = client.authorizationStatus() == .restricted ? .othersDecided : .youSaidNo
      }
    }
  }

  func locateButtonTapped() {
    if client.authorizationStatus() == .notDetermined {
      client.requestWhenInUseAuthorization()
    } else {
      client.requestLocation()
    }
  }
}
