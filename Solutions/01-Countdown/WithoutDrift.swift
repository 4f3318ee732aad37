import Dependencies

/// Plays a beat each second, on a clock that it asks for, until its task is cancelled.
@MainActor
protocol Metronome {
  func start() async throws
}

/// Whether a metronome keeps time. It gets a function that plays a beat, and awaits each beat.
@MainActor
func keepsTime(
  _ makeMetronome: (_ playBeat: @escaping @MainActor () async -> Void) -> any Metronome
) async -> Bool {
  // How long the beats take to play. Each one after these takes 0.1 s.
  var lengths: [Duration] = [.milliseconds(300), .milliseconds(1_500), .milliseconds(900)]
  func nextLength() -> Duration { lengths.isEmpty ? .milliseconds(100) : lengths.removeFirst() }

  let clock = TestClock()
  let start = clock.now
  var beats: [Duration] = []
  let metronome = withDependencies {
    $0.continuousClock = clock
  } operation: {
    makeMetronome {
      beats.append(start.duration(to: clock.now))
      try? await clock.sleep(for: nextLength())
    }
  }
  let playing = Task { try await metronome.start() }
  await clock.advance(by: .milliseconds(10_500))
  playing.cancel()
  await clock.advance(by: .seconds(10))
  return beats == [1, 2, 4, 5, 6, 7, 8, 9, 10].map { .seconds($0) }
}
