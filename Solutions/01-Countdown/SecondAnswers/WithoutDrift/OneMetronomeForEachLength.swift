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
  var keeps = true
  let rows: [(Duration, [Int])] = [
    (.milliseconds(30), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
    (.milliseconds(970), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
    (.milliseconds(1_300), [1, 3, 5, 7, 9]),
    (.milliseconds(2_600), [1, 4, 7, 10]),
  ]
  for (length, seconds) in rows {
    let clock = TestClock()
    let start = clock.now
    var beats: [Duration] = []
    let metronome = withDependencies {
      $0.continuousClock = clock
    } operation: {
      makeMetronome {
        beats.append(start.duration(to: clock.now))
        try? await clock.sleep(for: length)
      }
    }
    let playing = Task { try await metronome.start() }
    await clock.advance(by: .milliseconds(10_400))
    playing.cancel()
    await clock.advance(by: .seconds(30))
    if beats != seconds.map({ .seconds($0) }) { keeps = false }
  }
  return keeps
}
