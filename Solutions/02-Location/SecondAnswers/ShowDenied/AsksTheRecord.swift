// Right as well: each event is a reason to look at the record, whatever the event says.

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
    look()
    for await event in client.events() {
      look()
      if case .didUpdateLocations(let locations) = event { location = locations.last }
    }
  }

  func locateButtonTapped() {
    switch client.authorizationStatus() {
    case .notDetermined: client.requestWhenInUseAuthorization()
    case .authorizedWhenInUse: client.requestLocation()
    case .denied, .restricted: break
    }
  }

  private func look() {
    let refusals: [AuthorizationStatus: Notice] = [
      .denied: .youSaidNo, .restricted: .othersDecided,
    ]
    notice = refusals[client.authorizationStatus()]
  }
}
