// Tempting: a weak self that is made strong for the loop keeps the screen as before.

import Dependencies
import LocationServices
import Observation

/// A pin that follows you while you look at it.
@MainActor @Observable
final class FollowMe {
  private(set) var location: Location?
  @ObservationIgnored @Dependency(\.locationClient) private var client
  @ObservationIgnored private var listening: Task<Void, Never>?

  deinit { listening?.cancel() }

  func screenAppeared() {
    guard listening == nil else { return }
    let events = client.events()
    listening = Task { [weak self] in
      guard let self else { return }
      for await event in events { receive(event) }
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
