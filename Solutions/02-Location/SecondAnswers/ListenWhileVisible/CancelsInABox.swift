// Right as well: the task is in a box that cancels it, so the screen needs no deinit.

import Dependencies
import LocationServices
import Observation

/// A pin that follows you while you look at it.
@MainActor @Observable
final class FollowMe {
  private(set) var location: Location?
  @ObservationIgnored @Dependency(\.locationClient) private var client
  @ObservationIgnored private let listening = Listening()

  private final class Listening {
    var task: Task<Void, Never>? { didSet { oldValue?.cancel() } }
    deinit { task?.cancel() }
  }

  func screenAppeared() {
    guard listening.task == nil else { return }
    let events = client.events()
    listening.task = Task { [weak self] in
      for await event in events {
        guard let self else { return }
        receive(event)
      }
    }
  }

  func screenDisappeared() {
    listening.task = nil
  }

  private func receive(_ event: LocationClient.Event) {
    if case .didUpdateLocations(let locations) = event { location = locations.last }
  }
}
