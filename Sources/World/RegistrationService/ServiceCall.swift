import Synchronization

/// A question that is on its way, and that you can take back.
public final class ServiceCall: Sendable {
  private let state: Mutex<State>

  private struct State {
    var isTakenBack = false
    var onCancel: (@Sendable () -> Void)?
  }

  /// - Parameter onCancel: What ends it; nothing where there is nothing to end.
  public init(onCancel: @escaping @Sendable () -> Void = {}) {
    state = Mutex(State(onCancel: onCancel))
  }

  /// Asks to end it; an answer that was on its way may still come.
  public func cancel() {
    let action = state.withLock { state in
      state.isTakenBack = true
      return state.onCancel.take()
    }
    action?()
  }

  var isTakenBack: Bool { state.withLock(\.isTakenBack) }

  /// From now on, this ends it. False where the question was taken back before.
  func isEnded(by onCancel: @escaping @Sendable () -> Void) -> Bool {
    state.withLock { state in
      if !state.isTakenBack { state.onCancel = onCancel }
      return !state.isTakenBack
    }
  }
}
