import OperatingSystem
import Synchronization

/// The time of a performance itself, apart from any time that its models live in.
struct PerformanceClock: Sendable {
  /// Since some fixed moment.
  let now: @Sendable () -> Duration
  /// How long the threads of this process have worked, and other processes for it.
  let work: @Sendable () -> Duration
  let pause: @Sendable (Duration) async -> Void

  static var real: PerformanceClock {
    let clock = ContinuousClock()
    let start = clock.now
    return PerformanceClock(
      now: { start.duration(to: clock.now) },
      work: { ProcessorTime.ofProcess + SubprocessWork.duration },
      pause: { try? await clock.sleep(for: $0) }
    )
  }
}

/// The work that a demo does in processes of its own. It takes longer on a busy machine, and does
/// not count as waiting for something real.
package enum SubprocessWork {
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
