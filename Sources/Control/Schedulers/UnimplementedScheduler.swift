import IssueReporting

/// A scheduler that reports an issue when it is used.
///
/// Give it to a feature of which you expect that it schedules nothing there: the test that passes
/// has proved it. It runs what it is given at once, so that nothing hangs that waits for it.
public struct UnimplementedScheduler<SchedulerTimeType, SchedulerOptions>: Scheduler,
  @unchecked Sendable
where
  SchedulerTimeType: Strideable,
  SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
{
  // `@unchecked`: nothing of it changes after it is made.
  private let time: SchedulerTimeType
  private let name: String
  private let location: IssueLocation

  init(_ name: String, now: SchedulerTimeType, _ location: IssueLocation) {
    (self.name, time, self.location) = (name, now, location)
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

  private func report(_ what: String) {
    location.report(
      """
      Unimplemented: \(name) \(what).

      It was made to show that nothing is scheduled here. If something may be, hand over a test \
      scheduler that the test advances, or an immediate one that does not wait.
      """
    )
  }
}

/// An unimplemented scheduler that counts time as another one does.
public typealias UnimplementedSchedulerOf<S: Scheduler> = UnimplementedScheduler<
  S.SchedulerTimeType, S.SchedulerOptions
>
