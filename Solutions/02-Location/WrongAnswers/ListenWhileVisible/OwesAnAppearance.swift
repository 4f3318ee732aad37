// Tempting: appearances are counted, down to minus one; who went away twice does not come back.

import Dependencies
import LocationServices
import Observation

/// A pin that follows you while you look at it.
@MainActor @Observable
final class FollowMe {
  private(set) var location: Location?
  @ObservationIgnored @Dependency(\.locationClient) private var client
  @ObservationIgnored private var listening: Task<Void, Never>?

  @ObservationIgnored private var appearances = 0

  deinit { listening?.cancel() }

  func screenAppeared() {
    appearances += 1
    guard listening == nil, appearances > 0 else { return }
    let events = client.events()
    listening = Task { [weak self] in
      for await event in events { self?.receive(event) }
    }
  }

  func screenDisappeared() {
    appearances = min(appearances, 1) - 1
    listening?.cancel()
    listening = nil
  }

  private func receive(_ event: LocationClient.Event) {
    if case .didUpdateLocations(let locations) = event { location = locations.last }
  }
}
