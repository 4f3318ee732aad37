import Dependencies
import LocationServices
import Observation

/// A pin that follows you while you look at it.
@MainActor @Observable
final class FollowMe {
  private(set) var location: Location?
  @ObservationIgnored @Dependency(\.locationClient) private var client

  func screenAppeared() {
    // TODO: Listen once, and only as long as the screen is there.
    Task {
      for await event in client.events() { receive(event) }
    }
  }

  func screenDisappeared() {
    // TODO: Stop listening.
  }

  private func receive(_ event: LocationClient.Event) {
    if case .didUpdateLocations(let locations) = event { location = locations.last }
  }
}
