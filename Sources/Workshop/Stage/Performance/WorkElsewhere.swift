import Synchronization

/// The work that a demo does in processes of its own. It takes longer on a busy machine, and does
/// not count as waiting for something real.
package enum WorkElsewhere {
  private static let done = Mutex(Duration.zero)

  /// How long it took, until now.
  package static var duration: Duration { done.withLock { $0 } }

  package static func count<Result>(_ work: () async -> Result) async -> Result {
    let clock = ContinuousClock()
    let start = clock.now
    let result = await work()
    done.withLock { $0 += start.duration(to: clock.now) }
    return result
  }
}
