import Dependencies
import LocationServices
import Observation

/// A pin that follows you while you look at it.
@MainActor @Observable
final class FollowMe {
  private(set) var location: Location?
  @ObservationIgnored @Dependency(\.locationClient) private var client
  @ObservationIgnored private var subscription: Subscription?

  func screenAppeared() {
    subscription = Subscription(to: client.events()) { [weak self] event in
      if case .didUpdateLocations(let locations) = event { self?.location = locations.last }
    }
  }

  func screenDisappeared() {
    subscription = nil
  }
}

/// Listens as long as it exists.
@MainActor
private final class Subscription {
  private let task: Task<Void, Never>

  init(
    to events: AsyncStream<LocationClient.Event>,
    receive: @escaping @MainActor (LocationClient.Event) -> Void
  ) {
    task = Task {
      for await event in events { receive(event) }
    }
  }

  deinit { task.cancel() }
}
