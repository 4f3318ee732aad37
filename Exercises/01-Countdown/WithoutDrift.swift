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
  // TODO: Hand the metronome a clock that you move.
  let metronome = makeMetronome {
    // TODO: Note when this beat begins, and let it take a while on that clock.
  }
  let playing = Task { try await metronome.start() }
  // TODO: Let ten seconds go by.
  playing.cancel()
  // TODO: Say whether the beats are the ones of a metronome that keeps time.
  return true
}
