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
    // TODO: Show the notice that fits what the system's record says already.
    for await event in client.events() {
      switch event {
      case .didChangeAuthorization:
        // TODO: Show the notice that fits the new status, or none.
        break
      case .didUpdateLocations(let locations):
        location = locations.last
      case .didFail:
        break
      }
    }
  }

  func locateButtonTapped() {
    // TODO: Ask for nothing if the answer is known to be no.
    if client.authorizationStatus() == .notDetermined {
      client.requestWhenInUseAuthorization()
    } else {
      client.requestLocation()
    }
  }
}
