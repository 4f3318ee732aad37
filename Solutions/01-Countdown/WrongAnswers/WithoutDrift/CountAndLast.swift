// Tempting: as many beats as there should be, and the last one in time; the ones between may be late.

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
  var lengths: [Duration] = [.milliseconds(300), .milliseconds(1_500), .milliseconds(900)]
  let metronome = withDependencies {
    $0.continuousClock = clock
  } operation: {
    makeMetronome {
      beats.append(start.duration(to: clock.now))
      let length = lengths.isEmpty ? .milliseconds(100) : lengths.removeFirst()
      try? await clock.sleep(for: length)
    }
  }
  let playing = Task { try await metronome.start() }
  await clock.advance(by: .milliseconds(10_500))
  playing.cancel()
  await clock.advance(by: .seconds(10))
  return beats.count == 9 && beats.last == .seconds(10)
}
