// Dispatch as Apple has it: its queues are Combine's schedulers, and less of it is Sendable.

import Combine
@_exported import Dispatch

/// Not Sendable here: Apple's headers do not say that it is.
public final class DispatchSpecificKey<T> {
  public init() {}
}

/// Waiting blocks a thread, so Apple's overlay does not offer it to asynchronous functions.
public final class MacSemaphore: Sendable {
  public init(value: Int) {}
  @available(*, noasync) public func wait() {}
  @available(*, noasync) public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    .success
  }
  @discardableResult public func signal() -> Int { 0 }
}

extension DispatchQueue {
  public func setSpecific<T>(key: DispatchSpecificKey<T>, value: T?) {}
  public func getSpecific<T>(key: DispatchSpecificKey<T>) -> T? { nil }
  public static func getSpecific<T>(key: DispatchSpecificKey<T>) -> T? { nil }
}

extension DispatchQueue: Scheduler {
  public struct SchedulerOptions {}

  public struct SchedulerTimeType: Strideable, Hashable {
    public var dispatchTime: DispatchTime
    public init(_ time: DispatchTime) { dispatchTime = time }
    public func distance(to other: Self) -> Stride { 0 }
    public func advanced(by n: Stride) -> Self { self }
    public func hash(into hasher: inout Hasher) {}

    /// On a Mac, arithmetic traps where it overflows, and `seconds(_:)` for what is not finite.
    public struct Stride: SchedulerTimeIntervalConvertible, Codable, Comparable,
      ExpressibleByFloatLiteral, Hashable, SignedNumeric
    {
      public var magnitude: Int
      public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }
      public init(_ timeInterval: DispatchTimeInterval) { magnitude = 0 }
      public init(integerLiteral value: Int) { magnitude = value }
      public init(floatLiteral value: Double) { magnitude = 0 }
      public init?<T: BinaryInteger>(exactly source: T) { self = 0 }
      public static func < (lhs: Self, rhs: Self) -> Bool { false }
      public static func + (lhs: Self, rhs: Self) -> Self { lhs }
      public static func - (lhs: Self, rhs: Self) -> Self { lhs }
      public static func * (lhs: Self, rhs: Self) -> Self { lhs }
      public static func *= (lhs: inout Self, rhs: Self) {}

      // Here, because a file has to import the module that has them.
      public static func seconds(_ s: Int) -> Self { 0 }
      public static func seconds(_ s: Double) -> Self { 0 }
      public static func milliseconds(_ ms: Int) -> Self { 0 }
      public static func microseconds(_ us: Int) -> Self { 0 }
      public static func nanoseconds(_ ns: Int) -> Self { 0 }
    }
  }

  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {}
  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {}
  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable { fatalError() }
}
