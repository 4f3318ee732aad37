import IssueReporting
import Synchronization

/// Knows when everything in the process has come to rest.
package enum Stillness {
  package enum Outcome: Sendable {
    /// Nothing is left to run.
    case still
    /// Something goes on and on.
    case restless
    /// A job of the test blocks its thread, and does not end.
    case blocked
  }

  /// Watches every job from now on. Does nothing the second time.
  ///
  /// Returns false where the runtime cannot be watched.
  @discardableResult
  package static func watch() -> Bool { WatchMode.current != nil }

  /// Watches every job from now on if this process runs tests. A program, as a preview is one, goes
  /// on as it is until it waits for rest: to be watched, jobs run one at a time.
  package static func watchInTests() { if isTesting { watch() } }

  /// Returns when everything that was set in motion has come to rest: no task has anything left to
  /// do until time passes or something arrives from outside.
  ///
  /// Where tests run side by side, all of them have to come to rest, which none of them notices. If
  /// one of them does not, the others wait only for the work of their own test.
  @discardableResult
  package static func rest() async -> Outcome {
    guard watch() else {
      // All that is left is to let others go first many times.
      _ = warning
      for _ in 0..<100 { await Task.detached(priority: .background) { await Task.yield() }.value }
      return .still
    }
    return await SerialLane.shared.rest()
  }

  /// Lets all jobs run on the main thread until each claim has been released.
  package static func claimMainThread() { mainThreadClaims.add(1, ordering: .relaxed) }
  package static func releaseMainThread() { mainThreadClaims.subtract(1, ordering: .relaxed) }
  package static var isMainThreadClaimed: Bool { mainThreadClaims.load(ordering: .relaxed) > 0 }

  private static let mainThreadClaims = Atomic(0)

  /// How many times sooner than usual work is taken for endless.
  package static var limitDivisor: Int { divisor.load(ordering: .relaxed) }

  /// Takes work for endless so many times sooner, in a process that has nothing else to do.
  package static func divideLimits(by times: Int) {
    divisor.store(times, ordering: .relaxed)
  }

  private static let divisor = Atomic(1)

  private static let warning: Void = {
    reportIssue(
      """
      Time in tests is not exact here: the Swift runtime of this process does not let its jobs be \
      watched. An advance of a test clock may return before everything has come to rest.
      """
    )
  }()
}
