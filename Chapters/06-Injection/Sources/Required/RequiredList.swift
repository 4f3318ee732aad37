import Observation

@MainActor @Observable
final class RequiredList: ListScreen {
  private(set) var detail: RequiredDetail?
  private(set) var quickSheet: RequiredSheet?
  private let location: LocationClient
  private let analytics: AnalyticsClient

  init(
    location: LocationClient,
    analytics: AnalyticsClient
  ) {
    self.location = location
    self.analytics = analytics
  }

  func rowTapped() {
    detail = RequiredDetail(location: location, analytics: analytics)
  }

  func rowSwiped() {
    quickSheet = RequiredSheet(location: location, analytics: analytics)
  }
}
