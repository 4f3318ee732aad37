import Dependencies
import LocationServices

/// What a feature may want of the system's location manager.
struct LocationClient: Sendable {
  var authorizationStatus: @MainActor @Sendable () -> AuthorizationStatus
  var requestWhenInUseAuthorization: @MainActor @Sendable () -> Void
  var requestLocation: @MainActor @Sendable () -> Void
  var events: @MainActor @Sendable () -> AsyncStream<Event>

  enum Event: Equatable, Sendable {
    case didChangeAuthorization(AuthorizationStatus)
    case didUpdateLocations([Location])
    case didFail(LocationError)
  }
}

extension LocationClient: TestDependencyKey {
  static var testValue: LocationClient {
    LocationClient(
      authorizationStatus: unimplemented(
        "LocationClient.authorizationStatus",
        placeholder: .notDetermined
      ),
      requestWhenInUseAuthorization: unimplemented("LocationClient.requestWhenInUseAuthorization"),
      requestLocation: unimplemented("LocationClient.requestLocation"),
      events: unimplemented("LocationClient.events", placeholder: .finished)
    )
  }
}

extension DependencyValues {
  var locationClient: LocationClient {
    get { self[LocationClient.self] }
    set { self[LocationClient.self] = newValue }
  }
}

/// Everyone who listens to a client: each of them has a stream of their own.
final class Listeners: Sendable {
  typealias Stream = AsyncStream<LocationClient.Event>
  private let state = LockIsolated((next: 0, listeners: [Int: Stream.Continuation]()))

  /// How many streams have not ended.
  var count: Int { state.withValue { $0.listeners.count } }

  /// A stream of what is told from now on. It ends with the task that reads it.
  func events() -> Stream {
    let (events, listener) = Stream.makeStream()
    let number = state.withValue { state in
      state.next += 1
      state.listeners[state.next] = listener
      return state.next
    }
    listener.onTermination = { [state] _ in
      // The listener is returned, so that it is released when the lock is free again.
      _ = state.withValue { $0.listeners.removeValue(forKey: number) }
    }
    return events
  }

  /// Every listener hears this.
  func tell(_ event: LocationClient.Event) {
    for listener in state.withValue({ Array($0.listeners.values) }) { listener.yield(event) }
  }
}
