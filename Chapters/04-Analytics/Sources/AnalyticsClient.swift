import Dependencies

/// Hears what people do in the app.
struct AnalyticsClient: Sendable {
  var track: @Sendable (AnalyticsEvent) -> Void
}

struct AnalyticsEvent: Equatable, Sendable {
  var name: String
  var properties: [String: String] = [:]
}

extension AnalyticsClient {
  /// The words of the SDK, so that a feature that changes over keeps its sentences.
  func track(name: String, properties: [String: String] = [:]) {
    track(AnalyticsEvent(name: name, properties: properties))
  }

  /// Tells nothing.
  static let noop = AnalyticsClient(track: { _ in })
}

extension AnalyticsClient: TestDependencyKey {
  static let previewValue = noop
  static let testValue = AnalyticsClient(track: unimplemented("AnalyticsClient.track"))
}

extension DependencyValues {
  var analytics: AnalyticsClient {
    get { self[AnalyticsClient.self] }
    set { self[AnalyticsClient.self] = newValue }
  }
}
