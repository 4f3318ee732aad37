#if !canImport(Combine)
  import ConcurrencyExtras
  public import Dispatch

  extension DispatchQueue: Scheduler {
    public struct SchedulerOptions {
      public var qos: DispatchQoS
      public var flags: DispatchWorkItemFlags
      public var group: DispatchGroup?

      public init(
        qos: DispatchQoS = .unspecified,
        flags: DispatchWorkItemFlags = [],
        group: DispatchGroup? = nil
      ) {
        (self.qos, self.flags, self.group) = (qos, flags, group)
      }
    }

    public var now: SchedulerTimeType { SchedulerTimeType(.now()) }

    public var minimumTolerance: SchedulerTimeType.Stride { .zero }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
      // The queue runs it once, after this call has given it away.
      let action = UncheckedSendable(action)
      async(
        group: options?.group,
        qos: options?.qos ?? .unspecified,
        flags: options?.flags ?? []
      ) { action.value() }
    }

    public func schedule(
      after date: SchedulerTimeType,
      tolerance: SchedulerTimeType.Stride,
      options: SchedulerOptions?,
      _ action: @escaping () -> Void
    ) {
      let action = UncheckedSendable(action)
      asyncAfter(
        deadline: date.dispatchTime,
        qos: options?.qos ?? .unspecified,
        flags: options?.flags ?? []
      ) { action.value() }
    }

    public func schedule(
      after date: SchedulerTimeType,
      interval: SchedulerTimeType.Stride,
      tolerance: SchedulerTimeType.Stride,
      options: SchedulerOptions?,
      _ action: @escaping () -> Void
    ) -> any Cancellable {
      let action = UncheckedSendable(action)
      let timer = DispatchSource.makeTimerSource(queue: self)
      timer.setEventHandler { action.value() }
      timer.schedule(
        deadline: date.dispatchTime,
        repeating: interval.timeInterval,
        leeway: tolerance.timeInterval
      )
      timer.resume()
      return AnyCancellable { timer.cancel() }
    }
  }

  extension DispatchQueue {
    /// A moment on the clock of the dispatch queues.
    public struct SchedulerTimeType: Strideable, Hashable, Sendable {
      public var dispatchTime: DispatchTime

      public init(_ time: DispatchTime) { dispatchTime = time }

      public func distance(to other: Self) -> Stride {
        // The most distant future has the largest number without a sign.
        let (start, end) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
        return Stride(nanoseconds: Int(Int64(bitPattern: end &- start)))
      }

      public func advanced(by stride: Stride) -> Self {
        let start = Int64(bitPattern: dispatchTime.uptimeNanoseconds)
        let end = max(0, start + Int64(stride.nanoseconds))
        return Self(DispatchTime(uptimeNanoseconds: UInt64(end)))
      }

      public func hash(into hasher: inout Hasher) {
        hasher.combine(dispatchTime.uptimeNanoseconds)
      }
    }
  }

  extension DispatchQueue.SchedulerTimeType {
    /// A length of time, to the nanosecond.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, Hashable,
      Sendable, ExpressibleByFloatLiteral
    {
      fileprivate(set) var nanoseconds: Int

      public var timeInterval: DispatchTimeInterval { .nanoseconds(nanoseconds) }
      public var magnitude: Int { abs(nanoseconds) }

      fileprivate init(nanoseconds: Int) { self.nanoseconds = nanoseconds }

      public init(integerLiteral value: Int) { self = .seconds(value) }
      public init(floatLiteral value: Double) { self = .seconds(value) }

      public init?<T: BinaryInteger>(exactly source: T) {
        guard let seconds = Int(exactly: source) else { return nil }
        self = .seconds(seconds)
      }

      public static func seconds(_ s: Int) -> Self { Self(nanoseconds: s * 1_000_000_000) }
      public static func milliseconds(_ ms: Int) -> Self { Self(nanoseconds: ms * 1_000_000) }
      public static func microseconds(_ us: Int) -> Self { Self(nanoseconds: us * 1_000) }
      public static func nanoseconds(_ ns: Int) -> Self { Self(nanoseconds: ns) }
      public static func seconds(_ s: Double) -> Self {
        Self(nanoseconds: Int((s * 1e9).rounded()))
      }

      public static func < (lhs: Self, rhs: Self) -> Bool { lhs.nanoseconds < rhs.nanoseconds }

      public static func + (lhs: Self, rhs: Self) -> Self {
        Self(nanoseconds: lhs.nanoseconds + rhs.nanoseconds)
      }

      public static func - (lhs: Self, rhs: Self) -> Self {
        Self(nanoseconds: lhs.nanoseconds - rhs.nanoseconds)
      }

      public static func * (lhs: Self, rhs: Self) -> Self {
        .seconds(Double(lhs.nanoseconds) / 1e9 * (Double(rhs.nanoseconds) / 1e9))
      }

      public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
    }
  }
#endif
