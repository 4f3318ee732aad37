import Synchronization

/// A question that is on its way, and that you can cancel.
public final class ServiceCall: Sendable {
  private let state: Mutex<State>

  private struct State {
    var isCancelled = false
    var onCancel: (@Sendable () -> Void)?
  }

  /// - Parameter onCancel: What ends it; nothing where there is nothing to end.
  public init(onCancel: @escaping @Sendable () -> Void = {}) {
    state = Mutex(State(onCancel: onCancel))
  }

  /// Asks to end it; an answer that was on its way may still come.
  public func cancel() {
    let action = state.withLock { state in
      state.isCancelled = true
      return state.onCancel.take()
    }
    action?()
  }

  var isCancelled: Bool { state.withLock(\.isCancelled) }

  /// From now on, this ends it. False where the question was cancelled before.
  func isEnded(by onCancel: @escaping @Sendable () -> Void) -> Bool {
    state.withLock { state in
      if !state.isCancelled { state.onCancel = onCancel }
      return !state.isCancelled
    }
  }
}
