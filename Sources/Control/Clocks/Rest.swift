import IssueReporting
import OperatingSystem
import Stillness

/// Waits for everything to come to rest, on behalf of one line of a test.
package struct Rest {
  private let location: IssueLocation
  private var hasReported = false

  package init(at location: IssueLocation) {
    self.location = location
  }

  package mutating func settle() async {
    let outcome = await Stillness.rest()
    guard let message = outcome.message, !hasReported else { return }
    hasReported = true
    location.report(message)
  }
}

extension Stillness.Outcome {
  fileprivate var message: String? {
    switch self {
    case .still:
      nil
    case .restless:
      """
      Something does not come to rest: it goes on and on without waiting for the clock, so no \
      moment is the right one to go on with the test.

      Look for a loop that yields, polls or starts a new task at each turn. Let it sleep on the \
      test clock, wait for a value, or end when its task is cancelled.
      """
    case .blocked:
      """
      Something blocks its thread and does not end, so it does not come to rest.

      Look for a semaphore, a lock or a call that waits for something that never comes. In a task, \
      wait with 'await' instead.
      """
    }
  }
}

/// Notices that time stands still although one sleep after the other ends: a loop that sleeps for
/// no time at all.
package struct Standstill<Instant: Equatable> {
  private var instant: Instant
  private var woken = 0
  private var start = Duration.zero

  package init(at instant: Instant) { self.instant = instant }

  /// Called for each sleeper that wakes; reports it if that does not end. A hundred thousand that
  /// wake at one instant are no loop; it takes two seconds of the processor's time as well.
  package mutating func isEndless(at now: Instant, _ location: IssueLocation) -> Bool {
    if now != instant {
      instant = now
      woken = 0
    }
    woken += 1
    let count = woken * Stillness.limitDivisor
    if count == 10_000 { start = ProcessorTime.ofProcess }
    guard count > 100_000, count % 1_000 == 0,
      (ProcessorTime.ofProcess - start) * Stillness.limitDivisor > .seconds(2)
    else { return false }
    location.report(
      """
      Time stands still: the clock wakes one sleeper after the other at \(now). Look for a loop or \
      a timer that sleeps for no time at all, and let it sleep for longer.
      """
    )
    return true
  }
}
