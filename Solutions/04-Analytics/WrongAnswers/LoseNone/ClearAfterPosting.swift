// Tempting: what is posted is forgotten afterwards, and so is what came in the meantime.

import Dependencies

/// Collects events and posts them together, so that the radio can sleep in between.
@MainActor
final class EventBatcher {
  @Dependency(\.continuousClock) private var clock
  private let post: ([String]) async throws -> Void
  private var waiting: [String] = []
  private var timer: Task<Void, any Error>?
  private var lastPost: Task<Void, Never>?

  /// - Parameter post: Takes its time, and may fail. It is not to be called twice at once.
  init(post: @escaping ([String]) async throws -> Void) {
    self.post = post
  }

  /// Keeps the event, and posts it ten seconds later with all that have come meanwhile.
  ///
  /// What cannot be posted is kept, and tried again ten seconds later.
  func track(_ event: String) {
    waiting.append(event)
    startTimer()
  }

  /// Posts at once what waits, and returns when that is done: the app is about to go away.
  func flush() async {
    let post = Task { [lastPost] in
      await lastPost?.value
      await postBatch()
    }
    lastPost = post
    await post.value
  }

  private func startTimer() {
    guard timer == nil else { return }
    timer = Task {
      try await clock.sleep(for: .seconds(10))
      timer = nil
      await flush()
    }
  }

  private func postBatch() async {
    timer?.cancel()
    timer = nil
    let batch = waiting
    guard !batch.isEmpty else { return }
    do {
      try await post(batch)
      waiting = []
    } catch {
      startTimer()
    }
  }
}
