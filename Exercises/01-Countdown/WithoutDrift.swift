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

  // TODO: Hand the metronome a clock that you move.
  let metronome = makeMetronome {
    // TODO: Note when this beat begins, and let it take its `nextLength()` on that clock.
  }
  let playing = Task { try await metronome.start() }
  // TODO: Let ten seconds pass, and the last beat end.
  playing.cancel()
  // TODO: Say whether the beats are the ones of a metronome that keeps time. The second one is
  // still being played at 3 s.
  return true
}
