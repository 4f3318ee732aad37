import IssueReporting

/// A scheduler that reports an issue when it is used.
///
/// Give it to a feature of which you expect that it schedules nothing there: the test that passes
/// has proved it. It is an immediate one, so that nothing hangs that waits for it. An alias spares a
/// second struct here; in combine-schedulers it is a type of its own.
public typealias UnimplementedScheduler = ImmediateScheduler

extension UnimplementedScheduler {
  init(_ name: String, now: SchedulerTimeType, _ location: IssueLocation) {
    self.init(now: now) { use in
      location.report(
        """
        Unimplemented: \(name) \(use).

        It was made to show that nothing is scheduled here. If something may be, hand over a test \
        scheduler that the test advances, or an immediate one that does not wait.
        """
      )
    }
  }
}

/// An unimplemented scheduler that counts time as another one does.
public typealias UnimplementedSchedulerOf<S: Scheduler> = UnimplementedScheduler<
  S.SchedulerTimeType, S.SchedulerOptions
>
