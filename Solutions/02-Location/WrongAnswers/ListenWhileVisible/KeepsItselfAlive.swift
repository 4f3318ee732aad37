// Tempting: it ends when the screen disappears; without that call, the task keeps the screen for ever.

import Dependencies
import LocationServices
import Observation

/// A pin that follows you as long as somebody looks at it.
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
