import Observation

@MainActor @Observable
final class DefaultsTab: TabScreen {
  private(set) var list: DefaultsList?
  private let location: LocationClient
  private let analytics: AnalyticsClient

  init(
    location: LocationClient = .liveValue,
    analytics: AnalyticsClient = .liveValue
  ) {
    self.location = location
    self.analytics = analytics
  }

  func opened() {
    analytics.track("Tab Opened")
    list = DefaultsList(location: location, analytics: analytics)
  }
}
