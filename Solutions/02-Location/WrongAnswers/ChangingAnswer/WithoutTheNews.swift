// Tempting: whoever wants to know can read the status; a screen that listens never looks again.

import Dependencies
import LocationServices

extension LocationClient {
  /// The system of a person who changes their mind on the way.
  ///
  /// At first the app is allowed to locate, and each request gets the next of the places. With the
  /// last of them the person says no, in the system's settings: the delegate hears of that place,
  /// then of the new status, and every later request fails. With no places, it is no from the start.
  static func changingMind(after places: [Location]) -> LocationClient {
    let (events, delegate) = AsyncStream.makeStream(of: Event.self)
    let left = LockIsolated(places[...])
    return LocationClient(
      authorizationStatus: { left.value.isEmpty ? .denied : .authorizedWhenInUse },
      requestWhenInUseAuthorization: {},
      requestLocation: {
        let place = left.withValue { $0.popFirst() }
        guard let place else {
          delegate.yield(.didFail(.saidNo))
          return
        }
        delegate.yield(.didUpdateLocations([place]))
      },
      events: { events }
    )
  }
}

extension LocationError {
  /// What every request fails with after the person has said no.
  static let saidNo = LocationError(.denied, "You did not allow the map to know where you are.")
}
