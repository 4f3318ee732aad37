import Dependencies
import LocationServices

/// What a feature may want of the system's location manager, and nothing else.
///
/// Each property is one thing that can be asked of it, and each client decides what happens then.
/// The delegate's methods are cases of ``Event``, and arrive as a stream: every call of `events`
/// makes one more.
struct LocationClient: Sendable {
  var authorizationStatus: @MainActor @Sendable () -> AuthorizationStatus
  var requestWhenInUseAuthorization: @MainActor @Sendable () -> Void
  var requestLocation: @MainActor @Sendable () -> Void
  var events: @MainActor @Sendable () -> AsyncStream<Event>

  /// One method of the delegate.
  enum Event: Equatable, Sendable {
    case didChangeAuthorization(AuthorizationStatus)
    case didUpdateLocations([Location])
    case didFail(LocationError)
  }
}

extension LocationClient: DependencyKey {
  static var liveValue: LocationClient { .live() }

  /// The person was not asked yet, says yes to the prompt, and walks along the path.
  static var previewValue: LocationClient { .mock(.notDetermined) }

  /// A test overrides what it expects to be used. The others report that they were called.
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
