// Tempting: the no comes with the place that equals the last one; a walk may pass it twice.

import Dependencies
import LocationServices

extension LocationClient {
  /// The system of a person who says yes at first, and no with the last of these places.
  static func changingMind(after places: [Location]) -> LocationClient {
    let listeners = Listeners()
    let left = LockIsolated(places[...])
    let isNo = LockIsolated(places.isEmpty)
    return LocationClient(
      authorizationStatus: { isNo.value ? .denied : .authorizedWhenInUse },
      requestWhenInUseAuthorization: {},
      requestLocation: {
        guard let place = left.withValue({ $0.popFirst() }) else {
          listeners.tell(.didFail(.saidNo))
          return
        }
        listeners.tell(.didUpdateLocations([place]))
        if place == places.last {
          isNo.setValue(true)
          listeners.tell(.didChangeAuthorization(.denied))
        }
      },
      events: { listeners.events() }
    )
  }
}

extension LocationError {
  /// What every request fails with after the person has said no.
  static let saidNo = LocationError(.denied, "You did not allow the map to know where you are.")
}
