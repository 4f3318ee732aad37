import Foundation
import Observation

@testable import InjectionChapter

@MainActor @Observable
final class RequiredList: ListScreen {
  private(set) var detail: RequiredDetail?
  private(set) var quickSheet: RequiredSheet?
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

  func rowTapped() {
    detail = RequiredDetail(location: location, analytics: analytics, now: now)
  }

  func rowSwiped() {
    quickSheet = RequiredSheet(location: location, analytics: analytics, now: now)
  }
}
