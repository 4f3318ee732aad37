import Observation

@MainActor @Observable
final class DefaultsDetail: DetailScreen {
  private(set) var sheet: DefaultsSheet?
  private let location: LocationClient
  private let analytics: AnalyticsClient

  init(
    location: LocationClient = .liveValue,
    analytics: AnalyticsClient = .liveValue
  ) {
    self.location = location
    self.analytics = analytics
  }

  func checkInTapped() {
    // The analytics are not handed on. It compiles.
    sheet = DefaultsSheet(location: location)
  }
}
