import Dependencies

/// Collects events and posts them together, so that the phone's radio can sleep in between.
@MainActor
final class EventBatcher {
  private let post: ([String]) async throws -> Void
  private let line = Line()
  private var waiting: [String] = []
  // TODO: Ask for a clock, and keep the task that sleeps on it.

  /// - Parameter post: Takes its time, and may fail.
  init(post: @escaping ([String]) async throws -> Void) {
    self.post = post
  }

  /// Keeps the event, and posts it with all that come within ten seconds.
  func track(_ event: String) {
    waiting.append(event)
    // TODO: Sleep on your clock, and only once for all that wait.
    Task {
      try await Task.sleep(for: .seconds(10))
      await postWhatWaits()
    }
  }

  /// Posts what waits without waiting for the ten seconds: the app is about to go away.
  func flush() async {
    // TODO: End the ten seconds, and post what waits.
  }

  /// Posts what waits in one batch, after the post that is under way, and returns when it is
  /// posted.
  private func postWhatWaits() async {
    await line.take { [self] in
      guard !waiting.isEmpty else { return }
      let batch = waiting
      waiting = []
      do {
        try await post(batch)
      } catch {
        waiting = batch + waiting
        // TODO: Begin the next ten seconds.
      }
    }
  }
}

/// Does one piece of work after another. It stays as it is.
@MainActor
final class Line {
  private var last: Task<Void, Never>?

  /// Begins this work when the work before it is over, and returns when this work is over.
  ///
  /// The work is a task of its own, so it goes on when the task that waits here is cancelled.
  func take(_ work: @escaping @MainActor () async -> Void) async {
    let turn = Task { [last] in
      await last?.value
      await work()
    }
    last = turn
    await turn.value
  }
}
