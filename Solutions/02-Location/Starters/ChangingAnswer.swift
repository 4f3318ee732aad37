import Dependencies
import LocationServices

extension LocationClient {
  /// The system of a person who says yes at first, and no with the last of these places.
  static func changingMind(after places: [Location]) -> LocationClient {
    // TODO: Change the answer with the last place.
    // `Listeners` is declared in LocationClient.swift.
    let listeners = Listeners()
    return LocationClient(
      authorizationStatus: { .authorizedWhenInUse },
      requestWhenInUseAuthorization: {},
      requestLocation: { listeners.tell(.didUpdateLocations(Array(places.prefix(1)))) },
      events: { listeners.events() }
    )
  }
}

extension LocationError {
  /// What every request fails with after the person has said no.
  static let saidNo = LocationError(.denied, "You did not allow the map to know where you are.")
}
