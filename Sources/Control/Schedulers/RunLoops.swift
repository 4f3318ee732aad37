// Where Foundation is there at no cost. On Linux it would cost each start of a program about 14 ms,
// and nothing turns the run loop of the main thread there.
#if canImport(Combine)
  public import Foundation

  extension RunLoop {
    /// A run loop whose time a test moves.
    public static var test: TestSchedulerOf<RunLoop> { TestScheduler(now: .start) }

    /// A run loop that does not wait.
    public static var immediate: ImmediateSchedulerOf<RunLoop> { ImmediateScheduler(now: .start) }
  }

  extension AnyScheduler
  where
    SchedulerTimeType == RunLoop.SchedulerTimeType,
    SchedulerOptions == RunLoop.SchedulerOptions
  {
    public static var main: Self { RunLoop.main.eraseToAnyScheduler() }

    public static var immediate: Self { RunLoop.immediate.eraseToAnyScheduler() }

    /// A run loop that reports an issue when it is used.
    public static func unimplemented(
      _ name: String = "RunLoop",
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column
    ) -> Self {
      UnimplementedSchedulerOf<RunLoop>(
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

  extension RunLoop.SchedulerTimeType {
    fileprivate static var start: Self { Self(Date(timeIntervalSince1970: 0)) }
  }
#endif
