import Synchronization

/// A request that has been sent, and that you can cancel.
public final class ServiceCall: Sendable {
  private let state: Mutex<State>

  private struct State {
    var isCancelled = false
    var onCancel: (@Sendable () -> Void)?
  }

  /// - Parameter onCancel: Called once, by the first `cancel()`.
  public init(onCancel: @escaping @Sendable () -> Void = {}) {
    state = Mutex(State(onCancel: onCancel))
  }

  /// Cancels the request. An answer that has already left the server may still come.
  public func cancel() {
    let action = state.withLock { state in
      state.isCancelled = true
      return state.onCancel.take()
    }
    action?()
  }

  var isCancelled: Bool { state.withLock(\.isCancelled) }

  /// Sets what `cancel()` does. False where the request was cancelled before.
  func setCancellation(_ onCancel: @escaping @Sendable () -> Void) -> Bool {
    state.withLock { state in
      if !state.isCancelled { state.onCancel = onCancel }
      return !state.isCancelled
    }
  }
}
