/// A value that many tasks may read and change, one at a time, and wait for.
///
/// ``LockIsolated`` does the same without waiting. Use that unless code that you have uses this.
public actor ActorIsolated<Value> {
  public var value: Value

  public init(_ value: @autoclosure @Sendable () throws -> sending Value) rethrows {
    self.value = try value()
  }

  /// Reads or changes the value in one step.
  public func withValue<Result: Sendable>(
    _ operation: @Sendable (inout Value) throws -> Result
  ) rethrows -> Result {
    try operation(&value)
  }

  /// Replaces the value.
  public func setValue(_ newValue: @autoclosure @Sendable () throws -> sending Value) rethrows {
    value = try newValue()
  }
}
