import Dependencies

/// Collects events and posts them together, so that the radio can sleep in between.
@MainActor
final class EventBatcher {
  @Dependency(\.continuousClock) private var clock
  private let post: ([String]) async throws -> Void
  private let line = Line()
  private var waiting: [String] = []
  private var isPosting = false

  /// - Parameter post: Takes its time, and may fail. It must not be called twice at once.
  init(post: @escaping ([String]) async throws -> Void) {
    self.post = post
  }

  /// Keeps the event, and posts it with all that come within ten seconds.
  func track(_ event: String) {
    // TODO: Keep it. Begin ten seconds on the clock, unless they have begun or a post is under way.
    Task { try? await post([event]) }
  }

  /// Posts what waits without waiting for the ten seconds: the app is about to go away.
  func flush() async {
    // TODO: End the ten seconds, and then, in line, post what waits.
  }

  /// Posts what waits, in one batch. If that fails, it waits again, before what came meanwhile.
  private func postWhatWaits() async {
    // TODO: End the ten seconds, if they run.
    guard !waiting.isEmpty else { return }
    let batch = waiting
    waiting = []
    isPosting = true
    do {
      try await post(batch)
    } catch {
      waiting = batch + waiting
    }
    isPosting = false
    // TODO: If something waits now, begin the next ten seconds.
  }
}

/// Does one piece of work after another. It stays as it is.
@MainActor
final class Line {
  private var last: Task<Void, Never>?

  /// Begins this work when the work before it in line is over, and returns when this work is over.
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
