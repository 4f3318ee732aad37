// Tempting: a flag stops the pin at once; the receiver stays on, and empties the battery.

import Dependencies
import LocationServices
import Observation

/// A pin that follows you while you look at it.
@MainActor @Observable
final class FollowMe {
  private(set) var location: Location?
  @ObservationIgnored @Dependency(\.locationClient) private var client
  @ObservationIgnored private var listening: Task<Void, Never>?
  @ObservationIgnored private var isVisible = false

  deinit { listening?.cancel() }

  func screenAppeared() {
    isVisible = true
    guard listening == nil else { return }
    let events = client.events()
    listening = Task { [weak self] in
      for await event in events { self?.receive(event) }
    }
  }

  func screenDisappeared() {
    isVisible = false
  }

  private func receive(_ event: LocationClient.Event) {
    guard isVisible else { return }
    if case .didUpdateLocations(let locations) = event { location = locations.last }
  }
}
