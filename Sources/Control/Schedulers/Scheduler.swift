// On Apple's platforms, these names are Combine's. Elsewhere they are here, with the same shapes,
// so that what is written against them compiles in both places.

#if canImport(Combine)
  @_exported import Combine
#else
  /// Something that runs work now, later, or again and again.
  public protocol Scheduler<SchedulerTimeType> {
    /// A moment, as this scheduler counts time.
    associatedtype SchedulerTimeType: Strideable
    where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible

    associatedtype SchedulerOptions

    var now: SchedulerTimeType { get }
    var minimumTolerance: SchedulerTimeType.Stride { get }

    func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)

    func schedule(
      after date: SchedulerTimeType,
      tolerance: SchedulerTimeType.Stride,
      options: SchedulerOptions?,
      _ action: @escaping () -> Void
    )

    func schedule(
      after date: SchedulerTimeType,
      interval: SchedulerTimeType.Stride,
      tolerance: SchedulerTimeType.Stride,
      options: SchedulerOptions?,
      _ action: @escaping () -> Void
    ) -> any Cancellable
  }

  extension Scheduler {
    public func schedule(_ action: @escaping () -> Void) {
      schedule(options: nil, action)
    }

    public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
      schedule(after: date, tolerance: minimumTolerance, options: nil, action)
    }

    public func schedule(
      after date: SchedulerTimeType,
      interval: SchedulerTimeType.Stride,
      tolerance: SchedulerTimeType.Stride? = nil,
      _ action: @escaping () -> Void
    ) -> any Cancellable {
      schedule(
        after: date,
        interval: interval,
        tolerance: tolerance ?? minimumTolerance,
        options: nil,
        action
      )
    }
  }

  /// A length of time that can be written in seconds and parts of them.
  public protocol SchedulerTimeIntervalConvertible {
    static func seconds(_ s: Int) -> Self
    static func seconds(_ s: Double) -> Self
    static func milliseconds(_ ms: Int) -> Self
    static func microseconds(_ us: Int) -> Self
    static func nanoseconds(_ ns: Int) -> Self
  }

  /// Something that can be stopped.
  public protocol Cancellable {
    func cancel()
  }

  /// Something that stops when it is cancelled, or when nothing keeps it any more.
  public final class AnyCancellable: Cancellable {
    private var action: (() -> Void)?

    public init(_ cancel: @escaping () -> Void) { action = cancel }

    deinit { cancel() }

    public func cancel() {
      let action = action
      self.action = nil
      action?()
    }
  }
#endif
