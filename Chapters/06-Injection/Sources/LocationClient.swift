import Dependencies
import LocationServices

/// Says where you are, once.
struct LocationClient: Sendable {
  /// Whether it asks the system. The drawing asks for that; no screen does.
  var isLive = false
  var locate: @MainActor @Sendable () async throws -> Location
}

extension LocationClient {
  /// Always the same place, at once.
  static func at(_ place: Location) -> LocationClient { LocationClient { place } }
}

extension Error {
  /// Why there is no location, as a person reads it: other errors have no words for people.
  var sentence: String { (self as? LocationError)?.description ?? "Where you are is not known." }
}

extension LocationClient: DependencyKey {
  static let liveValue = LocationClient(isLive: true) {
    LiveCalls.note("location")
    return try await SystemLocator().locate()
  }
  static let previewValue = at(.eikanDo)
  static let testValue = LocationClient(locate: unimplemented("LocationClient.locate"))
}

extension DependencyValues {
  var location: LocationClient {
    get { self[LocationClient.self] }
    set { self[LocationClient.self] = newValue }
  }
}
