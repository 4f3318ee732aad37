import Foundation
import Observation

@testable import InjectionChapter

@MainActor @Observable
final class RequiredDetail: DetailScreen {
  private(set) var sheet: RequiredSheet?
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

  func checkInTapped() {
    sheet = RequiredSheet(location: location, analytics: analytics, now: now)
  }
}
