#if !canImport(Combine)
  import ConcurrencyExtras
  public import Foundation

  // On Linux a run loop runs where a program runs it: nothing turns that of the main thread on its
  // own, as an app does elsewhere.
  extension RunLoop: Scheduler {
    public struct SchedulerOptions: Sendable {}

    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

    public var minimumTolerance: SchedulerTimeType.Stride { .zero }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
      let action = UncheckedSendable(action)
      perform { action.value() }
    }

    public func schedule(
      after date: SchedulerTimeType,
      tolerance: SchedulerTimeType.Stride,
      options: SchedulerOptions?,
      _ action: @escaping () -> Void
    ) {
      add(timer(at: date, interval: 0, tolerance: tolerance, action), forMode: .default)
    }

    public func schedule(
      after date: SchedulerTimeType,
      interval: SchedulerTimeType.Stride,
      tolerance: SchedulerTimeType.Stride,
      options: SchedulerOptions?,
      _ action: @escaping () -> Void
    ) -> any Cancellable {
      let timer = timer(at: date, interval: interval.timeInterval, tolerance: tolerance, action)
      add(timer, forMode: .default)
      let running = UncheckedSendable(timer)
      return AnyCancellable { running.value.invalidate() }
    }

    private func timer(
      at date: SchedulerTimeType,
      interval: TimeInterval,
      tolerance: SchedulerTimeType.Stride,
      _ action: @escaping () -> Void
    ) -> Timer {
      let action = UncheckedSendable(action)
      let timer = Timer(fire: date.date, interval: interval, repeats: interval > 0) { _ in
        action.value()
      }
      timer.tolerance = tolerance.timeInterval
      return timer
    }
  }

  extension RunLoop {
    /// A moment, as a date.
    public struct SchedulerTimeType: Strideable, Hashable, Sendable {
      public var date: Date

      public init(_ date: Date) { self.date = date }

      public func distance(to other: Self) -> Stride { Stride(other.date.timeIntervalSince(date)) }

      public func advanced(by stride: Stride) -> Self { Self(date + stride.timeInterval) }
    }
  }

  extension RunLoop.SchedulerTimeType {
    /// A length of time, in seconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, Hashable,
      Sendable, ExpressibleByFloatLiteral
    {
      public var timeInterval: TimeInterval
      public var magnitude: TimeInterval { timeInterval.magnitude }

      public init(_ timeInterval: TimeInterval) { self.timeInterval = timeInterval }
      public init(integerLiteral value: TimeInterval) { timeInterval = value }
      public init(floatLiteral value: TimeInterval) { timeInterval = value }

      public init?<T: BinaryInteger>(exactly source: T) {
        guard let seconds = TimeInterval(exactly: source) else { return nil }
        timeInterval = seconds
      }

      public static func seconds(_ s: Int) -> Self { Self(TimeInterval(s)) }
      public static func seconds(_ s: Double) -> Self { Self(s) }
      public static func milliseconds(_ ms: Int) -> Self { Self(TimeInterval(ms) / 1e3) }
      public static func microseconds(_ us: Int) -> Self { Self(TimeInterval(us) / 1e6) }
      public static func nanoseconds(_ ns: Int) -> Self { Self(TimeInterval(ns) / 1e9) }

      public static func < (lhs: Self, rhs: Self) -> Bool { lhs.timeInterval < rhs.timeInterval }
      public static func + (lhs: Self, rhs: Self) -> Self {
        Self(lhs.timeInterval + rhs.timeInterval)
      }
      public static func - (lhs: Self, rhs: Self) -> Self {
        Self(lhs.timeInterval - rhs.timeInterval)
      }
      public static func * (lhs: Self, rhs: Self) -> Self {
        Self(lhs.timeInterval * rhs.timeInterval)
      }
      public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
      public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
      public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
    }
  }
#endif
