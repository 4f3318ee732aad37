public import Dispatch
import IssueReporting

extension DispatchQueue.SchedulerTimeType {
  /// The first moment of a substitute: zero would stand for "now".
  public static var start: Self { Self(DispatchTime(uptimeNanoseconds: 1)) }
}

extension DispatchQueue {
  /// A queue whose time a test moves.
  public static var test: TestSchedulerOf<DispatchQueue> { TestScheduler(now: .start) }

  /// A queue that does not wait.
  public static var immediate: ImmediateSchedulerOf<DispatchQueue> {
    ImmediateScheduler(now: .start)
  }

  /// A queue that reports an issue when it is used.
  public static var unimplemented: UnimplementedSchedulerOf<DispatchQueue> { unimplemented() }

  /// A queue that reports an issue with its name when it is used.
  public static func unimplemented(
    _ name: String = "DispatchQueue",
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> UnimplementedSchedulerOf<DispatchQueue> {
    let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return UnimplementedScheduler(name, now: .start, location)
  }
}

extension AnySchedulerOf<DispatchQueue> {
  public static var main: Self { DispatchQueue.main.eraseToAnyScheduler() }

  public static func global(qos: DispatchQoS.QoSClass = .default) -> Self {
    DispatchQueue.global(qos: qos).eraseToAnyScheduler()
  }

  public static var immediate: Self { DispatchQueue.immediate.eraseToAnyScheduler() }

  public static var unimplemented: Self { unimplemented("DispatchQueue") }

  public static func unimplemented(
    _ name: String,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    DispatchQueue.unimplemented(
      name,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    ).eraseToAnyScheduler()
  }
}
