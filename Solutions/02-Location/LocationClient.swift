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
