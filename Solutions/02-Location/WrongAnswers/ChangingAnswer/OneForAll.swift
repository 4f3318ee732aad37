// Tempting: a static is the shortest way to remember; all clients of all tests share it.

import Dependencies
import LocationServices

extension LocationClient {
  private static let steps = LockIsolated(0)

  /// The system of a person who changes their mind on the way.
  ///
  /// At first the app is allowed to locate, and each request gets the next of the places. With the
  /// last of them the person says no, in the system's settings: the delegate hears of that place,
  /// then of the new status, and every later request fails. With no places, it is no from the start.
  static func changingMind(after places: [Location]) -> LocationClient {
    let (events, delegate) = AsyncStream.makeStream(of: Event.self)
    if steps.value >= places.count { steps.withValue { $0 = 0 } }
    return LocationClient(
      authorizationStatus: { steps.value < places.count ? .authorizedWhenInUse : .denied },
      requestWhenInUseAuthorization: {},
      requestLocation: {
        let step = steps.value
        guard step < places.count else {
          delegate.yield(.didFail(.saidNo))
          return
        }
        steps.withValue { $0 = step + 1 }
        delegate.yield(.didUpdateLocations([places[step]]))
        if step + 1 == places.count { delegate.yield(.didChangeAuthorization(.denied)) }
      },
      events: { events }
    )
  }
}

extension LocationError {
  /// What every request fails with after the person has said no.
  static let saidNo = LocationError(.denied, "You did not allow the map to know where you are.")
}
