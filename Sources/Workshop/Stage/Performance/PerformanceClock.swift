import OperatingSystem
import Synchronization

/// The time of a performance itself, whatever clocks its models use.
package struct PerformanceClock: Sendable {
  /// Since some fixed moment.
  let now: @Sendable () -> Duration
  /// The processor time of this process, and the time that others worked for it.
  let work: @Sendable () -> Duration
  let pause: @Sendable (Duration) async -> Void

  package static var real: PerformanceClock {
    let clock = ContinuousClock()
    return PerformanceClock(
      now: clock.stopwatch(),
      work: { ProcessorTime.ofProcess + SubprocessWork.duration },
      pause: { try? await clock.sleep(for: $0) }
    )
  }
}

/// The time that a demo spends on programs that it starts. It is work, and no waiting for something
/// real.
package enum SubprocessWork {
  private static let done = Mutex(Duration.zero)

  /// The sum so far.
  package static var duration: Duration { done.withLock { $0 } }

  package static func measure<Result>(_ work: () async -> Result) async -> Result {
    let elapsed = ContinuousClock().stopwatch()
    let result = await work()
    done.withLock { $0 += elapsed() }
    return result
  }
}
