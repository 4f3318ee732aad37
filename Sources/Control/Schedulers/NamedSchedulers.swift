public import Dispatch

// Substitutes by name: `DispatchQueue.test`, `.immediate` where any scheduler is asked for.

extension DispatchQueue {
  /// A queue whose time a test moves.
  public static var test: TestSchedulerOf<DispatchQueue> { TestScheduler(now: .start) }

  /// A queue that does not wait.
  public static var immediate: ImmediateSchedulerOf<DispatchQueue> {
    ImmediateScheduler(now: .start)
  }
}

extension AnyScheduler
where
  SchedulerTimeType == DispatchQueue.SchedulerTimeType,
  SchedulerOptions == DispatchQueue.SchedulerOptions
{
  public static var main: Self { DispatchQueue.main.eraseToAnyScheduler() }

  public static func global(qos: DispatchQoS.QoSClass = .default) -> Self {
    DispatchQueue.global(qos: qos).eraseToAnyScheduler()
  }

  public static var immediate: Self { DispatchQueue.immediate.eraseToAnyScheduler() }

  /// A queue that reports an issue when it is used.
  public static func unimplemented(
    _ name: String = "DispatchQueue",
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    UnimplementedSchedulerOf<DispatchQueue>(
      name,
      now: .start,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
    .eraseToAnyScheduler()
  }
}

extension DispatchQueue.SchedulerTimeType {
  // Zero would stand for "now".
  fileprivate static var start: Self { Self(DispatchTime(uptimeNanoseconds: 1)) }
}
