import Observation

@MainActor @Observable
final class RequiredDetail: DetailScreen {
  private(set) var sheet: RequiredSheet?
  private let location: LocationClient
  private let analytics: AnalyticsClient

  init(
    location: LocationClient,
    analytics: AnalyticsClient
  ) {
    self.location = location
    self.analytics = analytics
  }

  func checkInTapped() {
    sheet = RequiredSheet(location: location, analytics: analytics)
  }
}
