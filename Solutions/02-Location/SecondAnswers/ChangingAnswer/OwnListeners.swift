// Right as well: a list of listeners of its own, in one locked value with the places.

import Dependencies
import LocationServices

extension LocationClient {
  /// The system of a person who says yes at first, and no with the last of these places.
  static func changingMind(after places: [Location]) -> LocationClient {
    let state = LockIsolated(State(places: places))
    let tell: @Sendable (Event) -> Void = { event in
      for listener in state.value.listeners { listener.yield(event) }
    }
    return LocationClient(
      authorizationStatus: { state.value.places.isEmpty ? .denied : .authorizedWhenInUse },
      requestWhenInUseAuthorization: {},
      requestLocation: {
        if state.value.places.isEmpty { return tell(.didFail(.saidNo)) }
        tell(.didUpdateLocations([state.withValue { $0.places.removeFirst() }]))
        if state.value.places.isEmpty { tell(.didChangeAuthorization(.denied)) }
      },
      events: {
        AsyncStream { listener in state.withValue { $0.listeners.append(listener) } }
      }
    )
  }

  private struct State: Sendable {
    var places: [Location]
    var listeners: [AsyncStream<Event>.Continuation] = []
  }
}

extension LocationError {
  /// What every request fails with after the person has said no.
  static let saidNo = LocationError(.denied, "You did not allow the map to know where you are.")
}
