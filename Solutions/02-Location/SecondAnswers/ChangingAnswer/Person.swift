// Right as well: the state is a class on the main actor, where the closures run anyway.

import Dependencies
import LocationServices

extension LocationClient {
  /// The system of a person who changes their mind on the way.
  ///
  /// At first the app is allowed to locate, and each request gets the next of the places. With the
  /// last of them the person says no, in the system's settings: the delegate hears of that place,
  /// then of the new status, and every later request fails. With no places, it is no from the start.
  static func changingMind(after places: [Location]) -> LocationClient {
    let person = Person(places: places)
    return LocationClient(
      authorizationStatus: { person.status },
      requestWhenInUseAuthorization: {},
      requestLocation: { person.locate() },
      events: { person.events }
    )
  }
}

@MainActor
private final class Person {
  let events: AsyncStream<LocationClient.Event>
  private let delegate: AsyncStream<LocationClient.Event>.Continuation
  private let places: [Location]
  private var step = 0

  nonisolated init(places: [Location]) {
    self.places = places
    (events, delegate) = AsyncStream.makeStream()
  }

  var status: AuthorizationStatus { step < places.count ? .authorizedWhenInUse : .denied }

  func locate() {
    guard status == .authorizedWhenInUse else {
      delegate.yield(.didFail(.saidNo))
      return
    }
    delegate.yield(.didUpdateLocations([places[step]]))
    step += 1
    if status == .denied { delegate.yield(.didChangeAuthorization(.denied)) }
  }
}

extension LocationError {
  /// What every request fails with after the person has said no.
  static let saidNo = LocationError(.denied, "You did not allow the map to know where you are.")
}
