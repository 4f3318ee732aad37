// Tempting: listen, take one event, listen again; what comes in between is lost.

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
    listening = Task { [weak self] in
      while !Task.isCancelled {
        guard let events = self?.client.events() else { return }
        for await event in events {
          self?.receive(event)
          break
        }
      }
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
