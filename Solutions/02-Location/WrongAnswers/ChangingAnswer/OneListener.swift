// Tempting: one stream for all who ask; two readers share its events between them.

import Dependencies
import LocationServices

extension LocationClient {
  /// The system of a person who says yes at first, and no with the last of these places.
  static func changingMind(after places: [Location]) -> LocationClient {
    let (events, listener) = AsyncStream.makeStream(of: Event.self)
    let left = LockIsolated(places[...])
    return LocationClient(
      authorizationStatus: { left.value.isEmpty ? .denied : .authorizedWhenInUse },
      requestWhenInUseAuthorization: {},
      requestLocation: {
        guard let place = left.withValue({ $0.popFirst() }) else {
          listener.yield(.didFail(.saidNo))
          return
        }
        listener.yield(.didUpdateLocations([place]))
        if left.value.isEmpty { listener.yield(.didChangeAuthorization(.denied)) }
      },
      events: { events }
    )
  }
}

extension LocationError {
  /// What every request fails with after the person has said no.
  static let saidNo = LocationError(.denied, "You did not allow the map to know where you are.")
}
