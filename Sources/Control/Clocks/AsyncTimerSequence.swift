/// Ticks of a clock, at a fixed distance from each other.
///
/// A tick that comes late does not make the next one late: deadlines are counted from the first, so
/// a timer does not drift. Of the ticks that were missed the last one comes at once, and no other.
public struct AsyncTimerSequence<C: Clock>: AsyncSequence {
  public typealias Element = C.Instant

  private let interval: C.Duration
  private let tolerance: C.Duration?
  private let clock: C

  public init(interval: C.Duration, tolerance: C.Duration? = nil, clock: C) {
    self.interval = interval
    self.tolerance = tolerance
    self.clock = clock
  }

  public func makeAsyncIterator() -> Iterator {
    Iterator(interval: interval, tolerance: tolerance, clock: clock)
  }

  public struct Iterator: AsyncIteratorProtocol {
    let interval: C.Duration
    let tolerance: C.Duration?
    let clock: C
    fileprivate var last: C.Instant?

    /// Waits for the next tick; returns nil when the task is cancelled.
    public mutating func next() async -> C.Instant? {
      let deadline = nextDeadline
      do {
        try await clock.sleep(until: deadline, tolerance: tolerance)
      } catch {
        return nil
      }
      last = deadline
      return clock.now
    }

    private var nextDeadline: C.Instant {
      let now = clock.now
      let next = (last ?? now).advanced(by: interval)
      guard interval > .zero, next < now else { return next }
      let missed = (next.duration(to: now) / interval).rounded(.up)
      return next.advanced(by: interval * (Int(missed) - 1))
    }
  }
}

extension AsyncTimerSequence: Sendable where C: Sendable {}
extension AsyncTimerSequence.Iterator: Sendable where C: Sendable {}

extension Clock where Duration: Hashable {
  /// Ticks at a fixed interval, the first one after the first interval.
  ///
  /// ```swift
  /// for await _ in clock.timer(interval: .seconds(1)) {
  ///   secondsElapsed += 1
  /// }
  /// ```
  public func timer(
    interval: Duration,
    tolerance: Duration? = nil
  ) -> AsyncTimerSequence<AnyClock<Duration>> {
    AsyncTimerSequence(interval: interval, tolerance: tolerance, clock: AnyClock(self))
  }
}
