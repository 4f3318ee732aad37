// Tempting: a person who says yes is asked, and says yes; the real system is silent.

import Dependencies
import LocationServices

extension LocationClient {
  /// The system of a person who says yes at first, and no with the last of these places.
  static func changingMind(after places: [Location]) -> LocationClient {
    let listeners = Listeners()
    let left = LockIsolated(places[...])
    return LocationClient(
      authorizationStatus: { left.value.isEmpty ? .denied : .authorizedWhenInUse },
      requestWhenInUseAuthorization: {
        guard !left.value.isEmpty else { return }
        listeners.tell(.didChangeAuthorization(.authorizedWhenInUse))
      },
      requestLocation: {
        guard let place = left.withValue({ $0.popFirst() }) else {
          listeners.tell(.didFail(.saidNo))
          return
        }
        listeners.tell(.didUpdateLocations([place]))
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
