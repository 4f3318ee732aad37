import Synchronization

/// A value that many tasks and threads may read and change, one at a time.
///
/// In a test it collects what a `@Sendable` closure of a dependency was called with:
///
/// ```swift
/// let events = LockIsolated<[String]>([])
/// let track: @Sendable (String) -> Void = { event in
///   events.withValue { $0.append(event) }
/// }
/// ```
///
/// The lock does not nest. `events.withValue { $0 += events.value }` stops the process: what you
/// need of the old value is in `$0`.
@dynamicMemberLookup
public final class LockIsolated<Value>: Sendable {
  private let storage: Mutex<Value>

  public init(_ value: @autoclosure @Sendable () throws -> sending Value) rethrows {
    storage = Mutex(try value())
  }

  public subscript<Subject: Sendable>(
    dynamicMember keyPath: any KeyPath<Value, Subject> & Sendable
  ) -> Subject {
    storage.withLock { $0[keyPath: keyPath] }
  }

  /// Reads or changes the value, while all other threads wait.
  ///
  /// The operation may run on any thread, so all that it captures is sendable.
  public func withValue<Result: Sendable>(
    _ operation: @Sendable (inout Value) throws -> Result
  ) rethrows -> Result {
    try storage.withLock { try operation(&$0) }
  }

  /// Replaces the value.
  ///
  /// To derive the new value from the old one, use ``withValue(_:)``: between a read and a
  /// `setValue` another task may have changed it.
  public func setValue(_ newValue: @autoclosure @Sendable () throws -> sending Value) rethrows {
    // Made before the lock is taken, so that it may be derived from the old value. That one goes
    // after the lock: its end may look here. The value was sent to us and no other code has it,
    // which the compiler loses sight of inside the closure.
    var newValue = UncheckedSendable(try newValue())
    storage.withLock { swap(&$0, &newValue.value) }
  }
}

extension LockIsolated where Value: Sendable {
  public var value: Value {
    storage.withLock { $0 }
  }
}
