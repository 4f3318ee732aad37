import Dependencies

/// Hears what people do in the app.
struct AnalyticsClient: Sendable {
  /// Whether the outside world hears it too. The drawing asks; no screen does.
  var isLive = false
  var track: @MainActor @Sendable (_ name: String) -> Void
}

extension AnalyticsClient {
  static let noop = AnalyticsClient { _ in }
}

extension AnalyticsClient: DependencyKey {
  static let liveValue = live
  static let previewValue = noop
  static let testValue = AnalyticsClient(track: unimplemented("AnalyticsClient.track"))
}

extension DependencyValues {
  var analytics: AnalyticsClient {
    get { self[AnalyticsClient.self] }
    set { self[AnalyticsClient.self] = newValue }
  }
}
