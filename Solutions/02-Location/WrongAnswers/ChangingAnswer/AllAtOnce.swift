// Tempting: a request tells all the places; the delegate does get an array.

import Dependencies
import LocationServices

extension LocationClient {
  /// The system of a person who says yes at first, and no with the last of these places.
  static func changingMind(after places: [Location]) -> LocationClient {
    let listeners = Listeners()
    let left = LockIsolated(places[...])
    return LocationClient(
      authorizationStatus: { left.value.isEmpty ? .denied : .authorizedWhenInUse },
      requestWhenInUseAuthorization: {},
      requestLocation: {
        let all = left.withValue { left in
          defer { left = [] }
          return Array(left)
        }
        guard !all.isEmpty else {
          listeners.tell(.didFail(.saidNo))
          return
        }
        listeners.tell(.didUpdateLocations(all))
        if left.value.isEmpty { listeners.tell(.didChangeAuthorization(.denied)) }
      },
      events: { listeners.events() }
    )
  }
}

extension LocationError {
  /// What every request fails with after the person has said no.
  static let saidNo = LocationError(.denied, "You did not allow the map to know where you are.")
}
