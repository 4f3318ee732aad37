import Dispatch
import Synchronization

/// Draws soon after it was asked to, and once for many requests.
final class Redraw: Sendable {
  private let queue = DispatchQueue(label: "redraw")
  private let state = Mutex((isDue: false, isOver: false))

  func request(_ draw: @escaping @Sendable () -> Void) {
    let isFirst = state.withLock { state in
      defer { state.isDue = true }
      return !state.isDue && !state.isOver
    }
    guard isFirst else { return }
    queue.asyncAfter(deadline: .now() + .milliseconds(8)) { [self] in
      let isOver = state.withLock { state in
        state.isDue = false
        return state.isOver
      }
      if !isOver { draw() }
    }
  }

  /// Returns when nothing is drawn any more. A picture that was requested is left out: the number
  /// of the terminal's descriptor may belong to another file by then.
  func stop() async {
    state.withLock { $0.isOver = true }
    await withCheckedContinuation { continuation in queue.async { continuation.resume() } }
  }
}
