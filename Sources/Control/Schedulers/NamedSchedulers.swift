public import Dispatch
public import Foundation
import IssueReporting

/// A moment of a queue or a run loop. It tells what a substitute needs that is asked for by name:
/// `DispatchQueue.test`, `.immediate` where any scheduler is asked for.
public protocol NamedMoment: Strideable where Stride: SchedulerTimeIntervalConvertible {
  /// What the clock of a substitute shows at first.
  static var start: Self { get }

  /// What a failure calls a scheduler that nobody has named.
  static var schedulerName: String { get }
}

extension DispatchQueue.SchedulerTimeType: NamedMoment {
  // Zero would stand for "now".
  public static var start: Self { Self(DispatchTime(uptimeNanoseconds: 1)) }
  public static var schedulerName: String { "DispatchQueue" }
}

extension Scheduler where Self: AnyObject, SchedulerTimeType: NamedMoment {
  /// A queue or a run loop whose time a test moves.
  public static var test: TestSchedulerOf<Self> { TestScheduler(now: .start) }

  /// A queue or a run loop that does not wait.
  public static var immediate: ImmediateSchedulerOf<Self> { ImmediateScheduler(now: .start) }

  /// A queue or a run loop that reports an issue when it is used.
  public static var unimplemented: UnimplementedSchedulerOf<Self> {
    UnimplementedScheduler(SchedulerTimeType.schedulerName, now: .start)
  }
}

extension AnyScheduler where SchedulerTimeType: NamedMoment {
  public static var immediate: Self { ImmediateScheduler(now: .start).eraseToAnyScheduler() }

  /// A queue or a run loop that reports an issue when it is used.
  public static var unimplemented: Self { unimplemented(SchedulerTimeType.schedulerName) }

  /// A queue or a run loop that reports an issue with its name when it is used.
  public static func unimplemented(
    _ name: String,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return UnimplementedScheduler(name, now: .start, location).eraseToAnyScheduler()
  }
}

extension AnySchedulerOf<DispatchQueue> {
  public static var main: Self { DispatchQueue.main.eraseToAnyScheduler() }

  public static func global(qos: DispatchQoS.QoSClass = .default) -> Self {
    DispatchQueue.global(qos: qos).eraseToAnyScheduler()
  }
}

extension AnySchedulerOf<OperationQueue> {
  public static var main: Self { OperationQueue.main.eraseToAnyScheduler() }
}

extension AnySchedulerOf<RunLoop> {
  public static var main: Self { RunLoop.main.eraseToAnyScheduler() }
}

#if canImport(Combine)
  extension OperationQueue.SchedulerTimeType: NamedMoment {
    public static var start: Self { Self(Date(timeIntervalSince1970: 0)) }
    public static var schedulerName: String { "OperationQueue" }
  }

  extension RunLoop.SchedulerTimeType: NamedMoment {
    public static var start: Self { Self(Date(timeIntervalSince1970: 0)) }
    public static var schedulerName: String { "RunLoop" }
  }
#endif
