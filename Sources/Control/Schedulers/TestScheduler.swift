import Clocks
import ConcurrencyExtras
import IssueReporting
import Stillness
import Synchronization

/// A scheduler whose time moves only when a test says so.
///
/// ```swift
/// let queue = DispatchQueue.test
/// var rings = 0
/// queue.schedule(after: queue.now.advanced(by: .seconds(10))) { rings += 1 }
/// await queue.advance(by: .seconds(9))  // rings is 0
/// await queue.advance(by: .seconds(1))  // rings is 1
/// ```
///
/// `await advance` returns when everything that the passing time set in motion has come to rest,
/// tasks included. Without `await`, it runs what is due and returns.
public final class TestScheduler<SchedulerTimeType, SchedulerOptions>: Scheduler,
  @unchecked Sendable
where
  SchedulerTimeType: Strideable,
  SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
{
  typealias Moments = Timeline<SchedulerTimeType, () -> Void>

  // `@unchecked`: the timeline is touched under the lock alone, and an action leaves it before it
  // runs.
  private var timeline: Moments
  private let lock = Mutex(())

  public let minimumTolerance = SchedulerTimeType.Stride.seconds(0)

  public init(now: SchedulerTimeType) {
    Stillness.watchInTests()
    timeline = Timeline(now: now)
  }

  public var now: SchedulerTimeType { locked { timeline.now } }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    add(action, after: nil)
  }

  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    add(action, after: date)
  }

  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let timer = add(action, after: date) { $0.advanced(by: interval) }
    return AnyCancellable { [weak self] in
      guard let self else { return }
      _ = locked { timeline.remove(timer) }
    }
  }

  private func locked<R>(_ operation: () -> R) -> R {
    lock.withLock { _ in UncheckedSendable(operation()) }.value
  }

  @discardableResult
  private func add(
    _ action: @escaping () -> Void,
    after date: SchedulerTimeType?,
    next: ((SchedulerTimeType) -> SchedulerTimeType)? = nil
  ) -> Moments.Entry {
    locked { timeline.add(action, at: date ?? timeline.now, next: next) }
  }
}

extension TestScheduler {
  /// Lets time go by, and returns when everything that it set in motion has come to rest.
  ///
  /// Actions run in the order of their moments, and those of one moment in the order in which they
  /// were scheduled. Each has come to rest before the next one runs. All of it runs on the main
  /// thread, as it does on the queue that this stands for.
  @MainActor
  public func advance(
    by stride: SchedulerTimeType.Stride = .seconds(0),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    await advance(until: now.advanced(by: stride), location)
  }

  /// Lets time go by until nothing is scheduled any more. A timer without end has to be cancelled
  /// first.
  @MainActor
  public func run(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    // The task that is to schedule something may not have begun.
    var next: SchedulerTimeType? = now
    while let instant = next, await advance(until: max(now, instant), location) {
      next = locked { timeline.nextDeadline }
    }
  }

  /// Returns false if it has to stop before.
  @MainActor @discardableResult
  private func advance(until instant: SchedulerTimeType, _ location: IssueLocation) async -> Bool {
    guard mayAdvance(to: instant, location) else { return false }
    var rest = Rest(at: location)
    var standstill = Standstill(at: now)
    await rest.settle()
    while let action = locked({ timeline.moveToNext(until: instant) }) {
      guard !standstill.isEndless(at: now, location) else { return false }
      action()
      await rest.settle()
    }
    return true
  }

  private func mayAdvance(to instant: SchedulerTimeType, _ location: IssueLocation) -> Bool {
    guard instant < now else { return true }
    location.report("A test scheduler cannot go back. Advance it by a time that is not negative.")
    return false
  }
}

extension TestScheduler {
  /// Lets time go by and runs what is due. What that sets in motion elsewhere goes on afterwards:
  /// in a test that has tasks, write `await`.
  @available(*, noasync, message: "Write: await scheduler.advance(by:)")
  public func advance(
    by stride: SchedulerTimeType.Stride = .seconds(0),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let end = now.advanced(by: stride)
    guard mayAdvance(to: end, location) else { return }
    var standstill = Standstill(at: now)
    while let action = locked({ timeline.moveToNext(until: end) }) {
      guard !standstill.isEndless(at: now, location) else { return }
      action()
    }
  }
}

/// A test scheduler that counts time as another one does.
public typealias TestSchedulerOf<S: Scheduler> = TestScheduler<
  S.SchedulerTimeType, S.SchedulerOptions
>
