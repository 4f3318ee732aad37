import Dependencies
import Telemetry

extension AnalyticsClient: DependencyKey {
  /// The SDK's one instance. The controlled version names it here, and nowhere else.
  static var liveValue: AnalyticsClient { .live(.shared) }

  /// Posts for real.
  static func live(_ telemetry: Telemetry) -> AnalyticsClient {
    AnalyticsClient { telemetry.track(name: $0.name, properties: $0.properties) }
  }
}
