import Dependencies

/// Somewhere in Kyoto.
struct Place: Equatable, Sendable {
  var name: String
}

/// Says where you are.
struct LocationClient: Sendable {
  var locate: @MainActor @Sendable () async throws -> Place
}

extension LocationClient: TestDependencyKey {
  static let testValue = LocationClient(locate: unimplemented("LocationClient.locate"))
}

/// Hears what people do in the app.
struct AnalyticsClient: Sendable {
  var track: @Sendable (_ name: String) -> Void
}

extension AnalyticsClient: TestDependencyKey {
  static let testValue = AnalyticsClient(track: unimplemented("AnalyticsClient.track"))
}

extension DependencyValues {
  var location: LocationClient {
    get { self[LocationClient.self] }
    set { self[LocationClient.self] = newValue }
  }

  var analytics: AnalyticsClient {
    get { self[AnalyticsClient.self] }
    set { self[AnalyticsClient.self] = newValue }
  }
}
