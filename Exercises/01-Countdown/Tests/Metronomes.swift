import Dependencies
import Testing

/// How a metronome plays: on a clock, with what plays a beat.
typealias Play =
  @MainActor @Sendable (any Clock<Duration>, @escaping @MainActor () async -> Void) async throws ->
  Void

enum KeepingMetronome: String, CaseIterable, CustomTestStringConvertible, Sendable {
  case timer = "by a timer, without its late ticks"
  case deadlines = "by deadlines"
  case measure = "by what is left of the second"

  var testDescription: String { rawValue }

  var play: Play {
    switch self {
    case .timer:
      { clock, playBeat in await playOnTime(on: clock, playBeat) }
    case .deadlines:
      { clock, playBeat in try await playByDeadlines(on: clock, playBeat) }
    case .measure:
      { clock, playBeat in
        let passed = clock.stopwatch()
        while true {
          try await clock.sleep(for: .seconds(passed().components.seconds + 1) - passed())
          await playBeat()
        }
      }
    }
  }
}

@MainActor
private func playByDeadlines<C: Clock>(
  on clock: C,
  _ playBeat: @MainActor () async -> Void
) async throws where C.Duration == Duration {
  var deadline = clock.now.advanced(by: .seconds(1))
  while true {
    try await clock.sleep(until: deadline, tolerance: nil)
    await playBeat()
    repeat { deadline = deadline.advanced(by: .seconds(1)) } while deadline < clock.now
  }
}

/// Plays at each tick of a timer but those that are late: after a beat that was too long, one comes
/// at once.
@MainActor
func playOnTime(
  every interval: Duration = .seconds(1),
  on clock: any Clock<Duration>,
  _ playBeat: @MainActor () async throws -> Void
) async rethrows {
  let passed = clock.stopwatch()
  for await _ in clock.timer(interval: interval) {
    let now = passed()
    guard now == interval * Int((now / interval).rounded()) else { continue }
    try await playBeat()
  }
}

extension Clock {
  func stopwatch() -> @Sendable () -> Duration {
    let start = now
    return { start.duration(to: now) }
  }
}
