import Synchronization

/// A question that is on its way, and that you can take back.
public final class ServiceCall: Sendable {
  private let onCancel: Mutex<(@Sendable () -> Void)?>

  /// - Parameter onCancel: What ends it; nothing where there is nothing to end.
  public init(onCancel: @escaping @Sendable () -> Void = {}) {
    self.onCancel = Mutex(onCancel)
  }

  /// Takes the question back. No answer comes after that, whichever way it had come.
  public func cancel() {
    let action = onCancel.withLock { $0.take() }
    action?()
  }
}
