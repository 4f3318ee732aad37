import Dependencies

/// Collects events and posts them together, so that the radio can sleep in between.
@MainActor
final class EventBatcher {
  @Dependency(\.continuousClock) private var clock
  private let post: ([String]) async throws -> Void

  /// - Parameter post: Takes its time, and may fail. It is not to be called twice at once.
  init(post: @escaping ([String]) async throws -> Void) {
    self.post = post
  }

  /// Keeps the event, and posts it ten seconds later with all that have come meanwhile.
  ///
  /// What cannot be posted is kept, and tried again ten seconds later.
  func track(_ event: String) {
    // TODO: Wait, post them together, and lose none.
    Task { try? await post([event]) }
  }

  /// Posts at once what waits, and returns when that is done: the app is about to go away.
  func flush() async {
    // TODO: Post what waits.
  }
}
