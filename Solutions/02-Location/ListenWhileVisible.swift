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
      for await event in events { self?.receive(event) }
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
