import Foundation
import Observation

@testable import InjectionChapter

@MainActor @Observable
final class RequiredTab: TabScreen {
  private(set) var list: RequiredList?
  private let location: LocationClient
  private let analytics: AnalyticsClient
  private let now: @Sendable () -> Date

  init(
    location: LocationClient,
    analytics: AnalyticsClient,
    now: @escaping @Sendable () -> Date
  ) {
    self.location = location
    self.analytics = analytics
    self.now = now
  }

  func opened() {
    analytics.track("Tab Opened")
    list = RequiredList(location: location, analytics: analytics, now: now)
  }
}
