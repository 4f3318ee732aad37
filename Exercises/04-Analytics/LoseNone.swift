import Dependencies

/// Collects events and posts them together, so that the phone's radio can sleep in between.
@MainActor
final class EventBatcher {
  private let post: ([String]) async throws -> Void
  private let queue = SerialQueue()
  private var pending: [String] = []
  // TODO: Ask for a clock, and keep the task that sleeps on it.

  /// - Parameter post: Takes its time, and may fail.
  init(post: @escaping ([String]) async throws -> Void) {
    self.post = post
  }

  /// Keeps the event, and posts it with all that come within ten seconds.
  func track(_ event: String) {
    pending.append(event)
    // TODO: Sleep on your clock, and only once for all pending events.
    Task {
      try await Task.sleep(for: .seconds(10))
      await postPending()
    }
  }

  /// Posts the pending events without waiting for the delay: the app is about to go away.
  func flush() async {
    // TODO: End the delay, and post the pending events.
  }

  /// Posts the pending events in one batch, after the post that is under way, and returns when they
  /// are posted.
  private func postPending() async {
    await queue.run { [self] in
      guard !pending.isEmpty else { return }
      let batch = pending
      pending = []
      do {
        try await post(batch)
      } catch {
        pending = batch + pending
        // TODO: Start the next delay.
      }
    }
  }
}

/// Does one piece of work after another. It stays as it is.
@MainActor
final class SerialQueue {
  private var last: Task<Void, Never>?

  /// Begins this work when the work before it is over, and returns when this work is over.
  ///
  /// The work is a task of its own, so it goes on when the task that waits here is cancelled.
  func run(_ work: @escaping @MainActor () async -> Void) async {
    let turn = Task { [last] in
      await last?.value
      await work()
    }
    last = turn
    await turn.value
  }
}
