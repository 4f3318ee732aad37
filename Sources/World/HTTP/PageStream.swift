import Dispatch
import Synchronization

/// One page that listens: it is told when it comes, and again when there is news.
///
/// News that comes while it still takes what it was told, or soon after, is one message: a burst of
/// events does not stop a page, and a slow page does not stop the others.
final class PageStream: Sendable {
  private let interval: Duration
  private let tell: @Sendable () -> Void
  private let state = Mutex(State())
  private let queue = DispatchQueue(label: "page stream")

  private struct State {
    var isDue = false
    var next = ContinuousClock.now
  }

  /// - Parameters:
  ///   - interval: A page is told at most this often.
  ///   - tell: Tells all there is to tell at that moment, and returns when the page has taken it.
  init(interval: Duration, tell: @escaping @Sendable () -> Void) {
    (self.interval, self.tell) = (interval, tell)
  }

  func note() {
    let pause = state.withLock { state -> Duration? in
      guard !state.isDue else { return nil }
      state.isDue = true
      return max(.zero, state.next - .now)
    }
    guard let pause else { return }
    queue.asyncAfter(deadline: .now() + pause / .seconds(1)) { [self] in
      state.withLock { $0 = State(isDue: false, next: .now + interval) }
      tell()
    }
  }
}
