// Right as well: no line, but what is under way, and those who wait for it.

import Dependencies

/// Collects events and posts them together, so that the radio can sleep in between.
@MainActor
final class EventBatcher {
  @Dependency(\.continuousClock) private var clock
  private let post: ([String]) async throws -> Void
  private var waiting: [String] = []
  private var sleep: Task<Void, any Error>?
  private var underWay: Task<Void, Never>?

  /// - Parameter post: Takes its time, and may fail. It must not be called twice at once.
  init(post: @escaping ([String]) async throws -> Void) {
    self.post = post
  }

  /// Keeps the event, and posts it with all that come within ten seconds.
  func track(_ event: String) {
    waiting.append(event)
    sleepUnlessBusy()
  }

  /// Posts what waits without waiting for the ten seconds: the app is about to go away.
  func flush() async {
    while let underWay { await underWay.value }
    begin()
    await underWay?.value
  }

  private func begin() {
    sleep?.cancel()
    sleep = nil
    let batch = waiting
    guard !batch.isEmpty else { return }
    waiting.removeAll()
    underWay = Task {
      do { try await post(batch) } catch { waiting.insert(contentsOf: batch, at: 0) }
      underWay = nil
      sleepUnlessBusy()
    }
  }

  private func sleepUnlessBusy() {
    guard sleep == nil, underWay == nil, !waiting.isEmpty else { return }
    sleep = Task {
      try await clock.sleep(for: .seconds(10))
      begin()
    }
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
