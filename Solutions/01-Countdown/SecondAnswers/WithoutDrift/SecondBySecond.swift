// Right as well: it looks after each second, and a microsecond before.

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
  var beats = 0
  var lengths: [Duration] = [.milliseconds(300), .milliseconds(900), .microseconds(1_000_437)]
  let metronome = withDependencies {
    $0.continuousClock = clock
  } operation: {
    makeMetronome {
      beats += 1
      let length = lengths.isEmpty ? .milliseconds(100) : lengths.removeFirst()
      try? await clock.sleep(for: length)
    }
  }
  let playing = Task { try await metronome.start() }
  var isInTime = true
  for expected in [1, 2, 3, 3, 4, 5, 6, 7, 8, 9] {
    let before = beats
    await clock.advance(by: .microseconds(999_999))
    isInTime = isInTime && beats == before
    await clock.advance(by: .microseconds(1))
    isInTime = isInTime && beats == expected
  }
  playing.cancel()
  await clock.run()
  await clock.advance(by: .seconds(3))
  return isInTime && beats == 9
}
