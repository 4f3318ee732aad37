import Telemetry

extension AnalyticsClient {
  static let live = AnalyticsClient(isLive: true) { name in
    LiveCalls.note("analytics")
    Telemetry.shared.track(name: name)
  }
}
