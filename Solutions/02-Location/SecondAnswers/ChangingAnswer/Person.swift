import Dependencies
import LocationServices

extension LocationClient {
  /// The system of a person who says yes at first, and no with the last of these places.
  static func changingMind(after places: [Location]) -> LocationClient {
    let person = Person(places: places)
    return LocationClient(
      authorizationStatus: { person.status },
      requestWhenInUseAuthorization: {},
      requestLocation: { person.locate() },
      events: { person.listeners.events() }
    )
  }
}

@MainActor
private final class Person {
  let listeners = Listeners()
  private let places: [Location]
  private var step = 0

  nonisolated init(places: [Location]) { self.places = places }

  var status: AuthorizationStatus { step < places.count ? .authorizedWhenInUse : .denied }

  func locate() {
    guard status == .authorizedWhenInUse else {
      listeners.tell(.didFail(.saidNo))
      return
    }
    step += 1
    listeners.tell(.didUpdateLocations([places[step - 1]]))
    if status == .denied { listeners.tell(.didChangeAuthorization(.denied)) }
  }
}

extension LocationError {
  /// What every request fails with after the person has said no.
  static let saidNo = LocationError(.denied, "You did not allow the map to know where you are.")
}
