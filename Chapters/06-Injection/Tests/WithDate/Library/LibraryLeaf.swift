import Dependencies
import Observation

@testable import InjectionChapter

@MainActor @Observable
final class LibraryLeaf: LeafScreen {
  private(set) var checkIn: CheckIn?
  private(set) var problem: String?
  @ObservationIgnored @Dependency(\.location) private var location
  @ObservationIgnored @Dependency(\.analytics) private var analytics
  @ObservationIgnored @Dependency(\.date.now) private var now

  func locateTapped() async {
    analytics.track("Locate Tapped")
    do {
      checkIn = CheckIn(place: try await location.locate(), date: now)
      problem = nil
    } catch {
      problem = "\(error)"
    }
  }
}
