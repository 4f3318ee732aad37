// Right as well: the real system tells later than it is asked, and so does this one.

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
        guard let place = left.withValue({ $0.popFirst() }) else {
          listeners.tell(.didFail(.saidNo))
          return
        }
        let isLast = left.value.isEmpty
        Task {
          listeners.tell(.didUpdateLocations([place]))
          if isLast { listeners.tell(.didChangeAuthorization(.denied)) }
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
