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
  private let owner: TestIdentity?

  public let minimumTolerance = SchedulerTimeType.Stride.seconds(0)

  public init(now: SchedulerTimeType) {
    Stillness.watch()
    timeline = Timeline(now: now)
    owner = .current
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
    let rounds = Rounds()
    again(rounds, after: date, every: interval, action)
    return AnyCancellable { [weak self] in
      rounds.isCancelled = true
      guard let self, let next = rounds.next else { return }
      _ = locked { timeline.remove(next) }
    }
  }

  /// The rounds of a timer.
  private final class Rounds {
    var next: Moments.Entry?
    var isCancelled = false
  }

  private func again(
    _ rounds: Rounds,
    after date: SchedulerTimeType,
    every interval: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) {
    let round = { [weak self] in
      action()
      guard !rounds.isCancelled else { return }
      self?.again(rounds, after: date.advanced(by: interval), every: interval, action)
    }
    rounds.next = add(round, after: date)
  }

  private func locked<R>(_ operation: () -> R) -> R {
    lock.withLock { _ in UncheckedSendable(operation()) }.value
  }

  @discardableResult
  private func add(_ action: @escaping () -> Void, after date: SchedulerTimeType?) -> Moments.Entry
  {
    return locked { timeline.add(action, at: max(timeline.now, date ?? timeline.now)) }
  }
}

extension TestScheduler {
  /// Lets time go by, and returns when everything that it set in motion has come to rest.
  ///
  /// What is due runs in the order of its moments, and what is due together in the order in which
  /// it was scheduled. Each has come to rest before the next one runs.
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

  /// Lets time go by until a moment, and until everything has come to rest.
  public func advance(
    to instant: SchedulerTimeType,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    await advance(until: instant, location)
  }

  /// Lets time go by until nothing is scheduled any more. A timer without end has to be cancelled
  /// first.
  public func run(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    while let next = locked({ timeline.nextDeadline }) {
      await advance(until: next, location)
    }
  }

  private func advance(until instant: SchedulerTimeType, _ location: IssueLocation) async {
    guard mayAdvance(to: instant, location) else { return }
    var rest = Rest(for: owner, at: location)
    await rest.settle()
    while let action = locked({ timeline.moveToNext(until: instant) }) {
      action()
      await rest.settle()
    }
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
  public func advance(by stride: SchedulerTimeType.Stride = .seconds(0)) {
    advance(to: now.advanced(by: stride))
  }

  @available(*, noasync, message: "Write: await scheduler.advance(to:)")
  public func advance(to instant: SchedulerTimeType) {
    let location = IssueLocation(fileID: #fileID, filePath: #filePath, line: #line, column: #column)
    guard mayAdvance(to: instant, location) else { return }
    while let action = locked({ timeline.moveToNext(until: instant) }) { action() }
  }

  @available(*, noasync, message: "Write: await scheduler.run()")
  public func run() {
    while let next = locked({ timeline.nextDeadline }) { advance(to: next) }
  }
}

/// A test scheduler that counts time as another one does.
public typealias TestSchedulerOf<S: Scheduler> = TestScheduler<
  S.SchedulerTimeType, S.SchedulerOptions
>
