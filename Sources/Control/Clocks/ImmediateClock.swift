import Synchronization

/// A clock that does not wait: each sleep ends at once, and the clock's time moves to its deadline.
///
/// Use it in previews, to see at once what would come later, and in tests that do not care when
/// something happens.
///
/// ```swift
/// let clock = ImmediateClock()
/// let start = clock.now
/// try await clock.sleep(for: .seconds(10))
/// print(start.duration(to: clock.now))  // 10.0 seconds
/// ```
public final class ImmediateClock<Duration: DurationProtocol & Hashable>: Clock {
  public typealias Instant = OffsetInstant<Duration>

  private let time: Mutex<Instant>

  public init(now: Instant = Instant()) { time = Mutex(now) }

  /// Makes a clock that measures time in seconds, as the clocks of the standard library do.
  public convenience init() where Duration == Swift.Duration { self.init(now: Instant()) }

  public var now: Instant { time.withLock { $0 } }

  public var minimumResolution: Duration { .zero }

  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    try Task.checkCancellation()
    time.withLock { $0 = max($0, deadline) }
    // A loop of sleeps lets others run between two rounds, as it does on a real clock.
    await Task.yield()
  }
}

extension Clock where Self == ImmediateClock<Swift.Duration> {
  public static var immediate: Self { ImmediateClock() }
}
