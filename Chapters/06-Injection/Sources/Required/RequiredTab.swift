import Observation

@MainActor @Observable
final class RequiredTab: TabScreen {
  private(set) var list: RequiredList?
  private let location: LocationClient
  private let analytics: AnalyticsClient

  init(
    location: LocationClient,
    analytics: AnalyticsClient
  ) {
    self.location = location
    self.analytics = analytics
  }

  func opened() {
    analytics.track("Tab Opened")
    list = RequiredList(location: location, analytics: analytics)
  }
}
