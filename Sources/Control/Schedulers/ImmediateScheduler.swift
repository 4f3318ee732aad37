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
  // `@unchecked`: nothing of it changes after it is made.
  private let time: SchedulerTimeType
  /// Called at each use, with what was asked for.
  private let report: (_ use: String) -> Void

  public init(now: SchedulerTimeType) { self.init(now: now) { _ in } }

  init(now: SchedulerTimeType, report: @escaping (_ use: String) -> Void) {
    (time, self.report) = (now, report)
  }

  public var now: SchedulerTimeType {
    report("was asked for the time")
    return time
  }

  public var minimumTolerance: SchedulerTimeType.Stride {
    report("was asked for its tolerance")
    return .seconds(0)
  }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    report("was asked to run something now")
    action()
  }

  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    report("was asked to run something later")
    action()
  }

  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    report("was asked to run something again and again")
    action()
    return AnyCancellable {}
  }
}

/// An immediate scheduler that counts time as another one does.
public typealias ImmediateSchedulerOf<S: Scheduler> = ImmediateScheduler<
  S.SchedulerTimeType, S.SchedulerOptions
>
