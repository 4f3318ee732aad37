// Tempting: the request that finds no place brings the news; until then a no looks like a yes.

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
          if !isNo.value { listeners.tell(.didChangeAuthorization(.denied)) }
          isNo.setValue(true)
          listeners.tell(.didFail(.saidNo))
          return
        }
        listeners.tell(.didUpdateLocations([place]))
      },
      events: { listeners.events() }
    )
  }
}

extension LocationError {
  /// What every request fails with after the person has said no.
  static let saidNo = LocationError(.denied, "You did not allow the map to know where you are.")
}
