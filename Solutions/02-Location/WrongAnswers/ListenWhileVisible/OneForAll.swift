// Tempting: one receiver, so one static task; a second screen never hears.

import Dependencies
import LocationServices
import Observation

/// A pin that follows you while you look at it.
@MainActor @Observable
final class FollowMe {
  private(set) var location: Location?
  @ObservationIgnored @Dependency(\.locationClient) private var client
  @ObservationIgnored private static var listening: Task<Void, Never>?

  func screenAppeared() {
    guard Self.listening == nil else { return }
    let events = client.events()
    Self.listening = Task { [weak self] in
      for await event in events { self?.receive(event) }
    }
  }

  func screenDisappeared() {
    Self.listening?.cancel()
    Self.listening = nil
  }

  private func receive(_ event: LocationClient.Event) {
    if case .didUpdateLocations(let locations) = event { location = locations.last }
  }
}
