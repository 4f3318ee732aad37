import Clocks
import ConcurrencyExtras
import Testing

/// A clock of a type that no answer has met: a test clock, on which a sleep is what the test makes
/// of it.
package struct StrangeClock: Clock {
  package typealias Sleep =
    @Sendable (TestClock<Duration>, TestClock<Duration>.Instant) async throws -> Void

  package let base: TestClock<Duration>
  private let sleep: Sleep

  package init(_ base: TestClock<Duration>, sleep: @escaping Sleep) {
    (self.base, self.sleep) = (base, sleep)
  }

  package var now: TestClock<Duration>.Instant { base.now }
  package var minimumResolution: Duration { base.minimumResolution }

  package func sleep(
    until deadline: TestClock<Duration>.Instant,
    tolerance: Duration?
  ) async throws {
    try await sleep(base, deadline)
  }
}

extension StrangeClock {
  /// It counts how often something sleeps on it.
  package static func counting(_ base: TestClock<Duration>, in sleeps: LockIsolated<Int>) -> Self {
    Self(base) { base, deadline in
      sleeps.withValue { $0 += 1 }
      try await base.sleep(until: deadline)
    }
  }

  /// It wakes each sleeper a little late.
  package static func late(_ base: TestClock<Duration>, by late: Duration) -> Self {
    Self(base) { base, deadline in
      guard deadline > base.now else { return }
      try await base.sleep(until: deadline.advanced(by: late))
    }
  }

  /// Something happens as a sleeper wakes, before the sleeper goes on.
  package static func waking(
    _ base: TestClock<Duration>,
    _ happens: LockIsolated<(@MainActor @Sendable () -> Void)?>
  ) -> Self {
    Self(base) { base, deadline in
      try await base.sleep(until: deadline)
      await happens.value?()
    }
  }

  /// In a task that is cancelled, a sleep is over at once: a loop that waits by sleeping would go
  /// on for ever there, and no test would ever end. So this one lets it sleep for good.
  package static func watched(_ base: TestClock<Duration>) -> Self {
    let cancelled = LockIsolated(0)
    return Self(base) { base, deadline in
      do {
        try await base.sleep(until: deadline)
      } catch {
        let count = cancelled.withValue { count in
          count += 1
          return count
        }
        guard count < 1000 else {
          Issue.record("Something sleeps again and again in a task that is cancelled.")
          return await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
        }
        throw error
      }
    }
  }
}
