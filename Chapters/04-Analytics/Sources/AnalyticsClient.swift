import Dependencies
import Telemetry

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

  /// Posts for real.
  static func live(_ telemetry: Telemetry) -> Self {
    Self { telemetry.track(name: $0.name, properties: $0.properties) }
  }

  /// Tells nobody.
  static let noop = Self { _ in }
}

extension AnalyticsClient: DependencyKey {
  static var liveValue: Self { .live(.shared) }
  static let previewValue = noop
  static let testValue = Self(track: unimplemented("AnalyticsClient.track"))
}

extension DependencyValues {
  var analytics: AnalyticsClient {
    get { self[AnalyticsClient.self] }
    set { self[AnalyticsClient.self] = newValue }
  }
}
