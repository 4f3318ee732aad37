import Dependencies
import Observation

@MainActor @Observable
final class LibraryLeaf: LeafScreen {
  private(set) var checkIn: CheckIn?
  private(set) var problem: String?
  @ObservationIgnored @Dependency(\.location) private var location
  @ObservationIgnored @Dependency(\.analytics) private var analytics

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
