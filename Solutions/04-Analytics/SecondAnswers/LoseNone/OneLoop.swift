// Right as well: one task that sleeps and posts until nothing waits. A flush ends it and starts another.

import Dependencies

/// Collects events and posts them together, so that the radio can sleep in between.
@MainActor
final class EventBatcher {
  @Dependency(\.continuousClock) private var clock
  private let post: ([String]) async throws -> Void
  private let line = Line()
  private var waiting: [String] = []
  private var loop: Task<Void, any Error>?

  /// - Parameter post: Takes its time, and may fail. It must not be called twice at once.
  init(post: @escaping ([String]) async throws -> Void) {
    self.post = post
  }

  /// Keeps the event, and posts it with all that come within ten seconds.
  func track(_ event: String) {
    waiting.append(event)
    if loop == nil { loop = postEveryTenSeconds() }
  }

  /// Posts what waits without waiting for the ten seconds: the app is about to go away.
  func flush() async {
    loop?.cancel()
    let mine = Task { [line] in
      await line.take { await self.postWhatWaits() }
    }
    loop = Task {
      await mine.value
      try Task.checkCancellation()
      try await sleepAndPost()
    }
    await mine.value
  }

  private func postEveryTenSeconds() -> Task<Void, any Error> {
    Task { try await sleepAndPost() }
  }

  private func sleepAndPost() async throws {
    while !waiting.isEmpty {
      try await clock.sleep(for: .seconds(10))
      await line.take { await self.postWhatWaits() }
      try Task.checkCancellation()
    }
    loop = nil
  }

  private func postWhatWaits() async {
    let batch = waiting
    guard !batch.isEmpty else { return }
    waiting = []
    do { try await post(batch) } catch { waiting = batch + waiting }
  }
}

/// Does one work after the other. It stays as it is.
@MainActor
final class Line {
  private var last: Task<Void, Never>?

  /// Begins the work when all that was in line before is over, and returns when the work is over.
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
