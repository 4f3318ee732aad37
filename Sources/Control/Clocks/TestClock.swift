import IssueReporting
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
public final class TestClock<Duration: DurationProtocol & Hashable>: Clock {
  public typealias Instant = OffsetInstant<Duration>

  let dormitory: Mutex<Dormitory<Instant>>
  /// The test that made this clock: where tests run side by side, its work is what has to rest.
  let owner: TestIdentity?

  public init(startingAt now: Instant) {
    Stillness.watch()
    dormitory = Mutex(Dormitory(now: now))
    owner = .current
  }

  public var now: Instant { dormitory.withLock { $0.now } }

  public var minimumResolution: Duration { .zero }

  /// Waits until a test has advanced the clock to the deadline, or until the task is cancelled.
  ///
  /// A deadline that has come already is no reason to wait.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    guard deadline > now else {
      // A loop of such sleeps has to let others run, as it does on a real clock.
      await Task.yield()
      return try Task.checkCancellation()
    }
    let sleeper = Sleeper(deadline: deadline)
    try await withTaskCancellationHandler {
      try await withUnsafeThrowingContinuation { continuation in
        switch dormitory.withLock({ $0.lieDown(sleeper, continuation) }) {
        case .success(let continuation): continuation.resume()
        case .failure(let error): continuation.resume(throwing: error)
        case nil: break
        }
      }
    } onCancel: {
      dormitory.withLock { $0.cancel(sleeper) }?.resume(throwing: CancellationError())
    }
    try Task.checkCancellation()
  }
}

extension TestClock where Duration == Swift.Duration {
  /// Makes a clock that measures time in seconds, as the clocks of the standard library do.
  public convenience init(now: Instant = Instant()) {
    self.init(startingAt: now)
  }
}
