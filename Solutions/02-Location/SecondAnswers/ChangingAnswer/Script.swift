// Right as well: what will be told is written down first, one list of events for each request.

import Dependencies
import LocationServices

extension LocationClient {
  /// The system of a person who says yes at first, and no with the last of these places.
  static func changingMind(after places: [Location]) -> LocationClient {
    let listeners = Listeners()
    let script = places.enumerated().map { number, place -> [Event] in
      let isLast = number == places.count - 1
      return [.didUpdateLocations([place])] + (isLast ? [.didChangeAuthorization(.denied)] : [])
    }
    let requests = LockIsolated(0)
    return LocationClient(
      authorizationStatus: { requests.value < script.count ? .authorizedWhenInUse : .denied },
      requestWhenInUseAuthorization: {},
      requestLocation: {
        let number = requests.withValue { requests in
          defer { requests += 1 }
          return requests
        }
        let events = number < script.count ? script[number] : [.didFail(.saidNo)]
        for event in events { listeners.tell(event) }
      },
      events: { listeners.events() }
    )
  }
}

extension LocationError {
  /// What every request fails with after the person has said no.
  static let saidNo = LocationError(.denied, "You did not allow the map to know where you are.")
}
