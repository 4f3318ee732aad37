// Tempting: it ends when the screen disappears; without that call, its task keeps the screen.

import Dependencies
import LocationServices
import Observation

/// A pin that follows you while you look at it.
@MainActor @Observable
final class FollowMe {
  private(set) var location: Location?
  @ObservationIgnored @Dependency(\.locationClient) private var client
  @ObservationIgnored private var listening: Task<Void, Never>?

  func screenAppeared() {
    guard listening == nil else { return }
    listening = Task {
      for await event in client.events() { receive(event) }
    }
  }

  func screenDisappeared() {
    listening?.cancel()
    listening = nil
  }

  private func receive(_ event: LocationClient.Event) {
    if case .didUpdateLocations(let locations) = event { location = locations.last }
  }
}
