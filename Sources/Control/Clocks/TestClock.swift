import IssueReporting
import OperatingSystem
import Stillness
import Synchronization

/// A clock whose time moves only when a test says so.
///
/// A feature sleeps on it as it does on any clock. The test decides how much time goes by, and when
/// `advance` returns, everything that the passing time set in motion has come to rest:
///
/// ```swift
/// let clock = TestClock()
/// let rings = LockIsolated(0)
/// Task {
///   try await clock.sleep(for: .seconds(10))
///   rings.withValue { $0 += 1 }
/// }
/// await clock.advance(by: .seconds(9))  // rings is 0
/// await clock.advance(by: .seconds(1))  // rings is 1
/// ```
///
/// An advance has to see every job of the process. So from then on, in a test process from its
/// start, tasks run one at a time.
public final class TestClock<Duration: DurationProtocol & Hashable>: Clock {
  public typealias Instant = OffsetInstant<Duration>

  private let sleepers: Mutex<Sleepers<Instant>>

  public init(now: Instant = Instant()) {
    Stillness.watchInTests()
    sleepers = Mutex(Sleepers(now: now))
  }

  /// Makes a clock that measures time in seconds, as the clocks of the standard library do.
  public convenience init() where Duration == Swift.Duration { self.init(now: Instant()) }

  public var now: Instant { sleepers.withLock { $0.now } }

  public var minimumResolution: Duration { .zero }

  /// Waits until a test has advanced the clock to the deadline, or until the task is cancelled.
  ///
  /// A sleep until now waits for the next advance too, be it one by nothing: time stands still
  /// until the test says otherwise. A deadline that has passed is no reason to wait.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    guard deadline >= now else {
      // A loop of such sleeps has to let others run, as it does on a real clock.
      await Task.yield()
      return try Task.checkCancellation()
    }
    let sleep = Sleepers<Instant>.Sleep()
    try await withTaskCancellationHandler {
      try await withUnsafeThrowingContinuation { continuation in
        switch sleepers.withLock({ $0.add(sleep, until: deadline, continuation) }) {
        case .success(let continuation): continuation.resume()
        case .failure(let error): continuation.resume(throwing: error)
        case nil: break
        }
      }
    } onCancel: {
      sleepers.withLock { $0.cancel(sleep) }?.resume(throwing: CancellationError())
    }
    try Task.checkCancellation()
  }

  /// Lets time go by, and returns when everything that it set in motion has come to rest.
  ///
  /// Sleepers wake one after the other in the order of their deadlines, those with the same
  /// deadline in the order in which they fell asleep. Each has come to rest before the next one
  /// wakes, and what falls asleep on the way wakes on the way.
  public func advance(
    by duration: Duration = .zero,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    await advance(to: now.advanced(by: duration), location)
  }

  /// Lets time go by until an instant, as ``advance(by:fileID:filePath:line:column:)`` does.
  public func advance(
    to deadline: Instant,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    await advance(to: deadline, location)
  }

  private func advance(to deadline: Instant, _ location: IssueLocation) async {
    let start = now
    guard deadline >= start else {
      let text = """
        A test clock cannot go back: it stands at \(start.offset), and was asked to advance to \
        \(deadline.offset). Advance it by a duration that is not negative.
        """
      return location.report(text)
    }
    var rest = Rest(at: location)
    var standstill = Standstill(at: start.offset)
    await rest.settle()
    while let sleeper = sleepers.withLock({ $0.wakeNext(until: deadline) }) {
      let isEndless = standstill.isEndless(at: now.offset, location)
      sleeper.resume()
      guard !isEndless else { return }
      await rest.settle()
    }
  }

  /// Advances from deadline to deadline until no task sleeps any more.
  ///
  /// A timer without end would never let it return. So it reports an issue and cancels what still
  /// sleeps when it has woken a thousand sleepers and worked for longer than the timeout. That is
  /// time of the processor, not of the wall: a busy machine is not a reason to fail.
  public func run(
    timeout: Swift.Duration = .milliseconds(500),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let end = ProcessorTime.ofProcess + timeout
    var woken = 0
    var rest = Rest(at: location)
    await rest.settle()
    while let deadline = sleepers.withLock({ $0.nextDeadline }) {
      guard woken < 1_000 || ProcessorTime.ofProcess < end else {
        let text = """
          The clock still wakes sleepers after \(timeout) of work: now at \
          \(now.offset). A timer or a loop of sleeps does not end. Advance the clock by a \
          duration instead, end the loop, or give 'run' a longer timeout.
          """
        location.report(text)
        return await cancelAll(rest)
      }
      sleepers.withLock { $0.wakeNext(until: deadline) }?.resume()
      woken += 1
      await rest.settle()
    }
  }

  private func cancelAll(_ rest: Rest) async {
    var rest = rest
    while let sleeper = sleepers.withLock({ $0.wakeFirst() }) {
      sleeper.resume(throwing: CancellationError())
      await rest.settle()
    }
  }

  /// Throws when a task sleeps on the clock, after everything has come to rest.
  ///
  /// ```swift
  /// model.stopButtonTapped()
  /// try await clock.checkSuspension()  // no timer was forgotten
  /// ```
  public func checkSuspension(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async throws {
    let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    var rest = Rest(at: location)
    await rest.settle()
    let count = sleepers.withLock { $0.count }
    guard count == 0 else { throw SuspensionError(count: count) }
  }
}

extension Clock where Self == TestClock<Swift.Duration> {
  /// A clock whose time moves only when a test says so.
  public static var test: Self { TestClock() }
}

/// A task still sleeps on a test clock, although a test expected that none does.
public struct SuspensionError: Error, CustomStringConvertible {
  let count: Int

  public var description: String {
    let (tasks, them) = count == 1 ? ("1 task is", "it") : ("\(count) tasks are", "them")
    return """
      \(tasks) still asleep on the clock. Advance it far enough to wake \(them), or look for work \
      that the feature should have cancelled.
      """
  }
}
