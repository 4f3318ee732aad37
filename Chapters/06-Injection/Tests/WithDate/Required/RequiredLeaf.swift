import Foundation
import Observation

@testable import InjectionChapter

@MainActor @Observable
final class RequiredLeaf: LeafScreen {
  private(set) var checkIn: CheckIn?
  private(set) var problem: String?
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

  func locateTapped() async {
    analytics.track("Locate Tapped")
    do {
      checkIn = CheckIn(place: try await location.locate(), date: now())
      problem = nil
    } catch {
      problem = "\(error)"
    }
  }
}
