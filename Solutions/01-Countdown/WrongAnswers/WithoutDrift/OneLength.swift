// Tempting: each beat takes 0.3 s, which a metronome can learn from the first one.

import Dependencies

/// Plays a beat each second, on a clock that it asks for, until its task is cancelled.
@MainActor
protocol Metronome {
  func start() async throws
}

/// Whether a metronome keeps time. It is made with what plays a beat, and waits until that has ended.
@MainActor
func keepsTime(
  _ makeMetronome: (_ playBeat: @escaping @MainActor () async -> Void) -> any Metronome
) async -> Bool {
  let clock = TestClock()
  let start = clock.now
  var beats: [Duration] = []
  let metronome = withDependencies {
    $0.continuousClock = clock
  } operation: {
    makeMetronome {
      beats.append(start.duration(to: clock.now))
      try? await clock.sleep(for: .milliseconds(300))
    }
  }
  let playing = Task { try await metronome.start() }
  await clock.advance(by: .milliseconds(10_500))
  playing.cancel()
  await clock.advance(by: .seconds(10))
  return beats == (1...10).map { .seconds($0) }
}
