import Dependencies

/// Everyone who listens to a client: each of them has a stream of their own.
final class Listeners: Sendable {
  typealias Stream = AsyncStream<LocationClient.Event>
  private let state = LockIsolated((next: 0, listeners: [Int: Stream.Continuation]()))

  /// A stream of the events from now on. It ends with the task that reads it.
  func events() -> Stream {
    let (events, listener) = Stream.makeStream()
    let number = state.withValue { state in
      state.next += 1
      state.listeners[state.next] = listener
      return state.next
    }
    listener.onTermination = { [state] _ in
      // What is taken out is let go of after the lock is free again.
      _ = state.withValue { $0.listeners.removeValue(forKey: number) }
    }
    return events
  }

  /// Every listener hears this.
  func tell(_ event: LocationClient.Event) {
    for listener in state.withValue({ Array($0.listeners.values) }) { listener.yield(event) }
  }
}
