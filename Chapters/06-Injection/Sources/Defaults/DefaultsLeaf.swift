import Observation

@MainActor @Observable
final class DefaultsLeaf: LeafScreen {
  private(set) var checkIn: CheckIn?
  private(set) var problem: String?
  private let location: LocationClient
  private let analytics: AnalyticsClient

  init(
    location: LocationClient = .liveValue,
    analytics: AnalyticsClient = .liveValue
  ) {
    self.location = location
    self.analytics = analytics
  }

  func locateTapped() async {
    analytics.track("Locate Tapped")
    do {
      checkIn = CheckIn(place: try await location.locate())
      problem = nil
    } catch {
      problem = error.sentence
    }
  }
}
