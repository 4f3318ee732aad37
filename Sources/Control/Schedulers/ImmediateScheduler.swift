/// A scheduler that does not wait: what is scheduled runs at once, whenever it was meant to run.
///
/// Use it in previews, and in tests that do not care when something happens. A timer runs once,
/// since all of its rounds at once would never end.
public struct ImmediateScheduler<SchedulerTimeType, SchedulerOptions>: Scheduler,
  @unchecked Sendable
where
  SchedulerTimeType: Strideable,
  SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
{
  // `@unchecked`: its time is set once, and never changes.
  public let now: SchedulerTimeType
  public let minimumTolerance = SchedulerTimeType.Stride.seconds(0)

  public init(now: SchedulerTimeType) { self.now = now }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { action() }

  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    action()
  }

  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return AnyCancellable {}
  }
}

/// An immediate scheduler that counts time as another one does.
public typealias ImmediateSchedulerOf<S: Scheduler> = ImmediateScheduler<
  S.SchedulerTimeType, S.SchedulerOptions
>
