import Observation

@MainActor @Observable
final class DefaultsList: ListScreen {
  private(set) var detail: DefaultsDetail?
  private(set) var quickSheet: DefaultsSheet?
  private let location: LocationClient
  private let analytics: AnalyticsClient

  init(
    location: LocationClient = .liveValue,
    analytics: AnalyticsClient = .liveValue
  ) {
    self.location = location
    self.analytics = analytics
  }

  func rowTapped() {
    detail = DefaultsDetail(location: location, analytics: analytics)
  }

  func rowSwiped() {
    // Written before a sheet had arguments. It still compiles.
    quickSheet = DefaultsSheet()
  }
}
