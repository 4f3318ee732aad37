import Dependencies
import TestProbes
import Testing

@testable import CountdownExercises

@MainActor
@Suite struct WithoutDrift {
  // Demand 1
  @Test(arguments: KeepingMetronome.allCases)
  func `a metronome that keeps time passes, each time`(metronome: KeepingMetronome) async throws {
    for time in ["first", "second"] {
      let metronomes = Metronomes(metronome.play)
      let isKept = try await metronomes.check()
      #expect(
        isKept,
        "A metronome that keeps time, \(metronome.rawValue), does not pass the \(time) time."
      )
    }

    async let first = Metronomes(metronome.play).check()
    async let second = Metronomes(metronome.play).check()
    let areKept = try await [first, second]
    #expect(
      areKept == [true, true],
      "Two metronomes that keep time, \(metronome.rawValue), are checked at once. They pass:"
    )
  }

  // Demand 2
  @Test(arguments: MistakenMetronome.beatsOffTheSeconds)
  func `one that beats off the seconds does not pass`(mistaken: MistakenMetronome) async throws {
    try await refuse(mistaken)
  }

  // Demand 3
  @Test(arguments: MistakenMetronome.isPutOff)
  func `one that a beat puts off does not pass`(mistaken: MistakenMetronome) async throws {
    try await refuse(mistaken)
  }

  // Demand 4
  @Test(arguments: MistakenMetronome.leavesNoneOut)
  func `one that is wrong about a long beat does not pass`(
    mistaken: MistakenMetronome
  ) async throws {
    try await refuse(mistaken)
  }

  // Demand 5
  @Test(arguments: MistakenMetronome.endsAtAnotherTime)
  func `one that ends at another time does not pass`(mistaken: MistakenMetronome) async throws {
    try await refuse(mistaken)
  }

  // Demand 6
  @Test(arguments: MistakenMetronome.waitsOnAnotherClock)
  func `one that waits on another clock does not pass`(mistaken: MistakenMetronome) async throws {
    try await refuse(mistaken)
  }

  private func refuse(_ mistaken: MistakenMetronome) async throws {
    let metronomes = Metronomes(mistaken.play)
    let isKept = try await metronomes.check()
    #expect(!isKept, "A metronome that \(mistaken.mistake) passes your check.")
  }
}

/// Makes metronomes for a check, and sees that it leaves none to play on.
@MainActor
private final class Metronomes {
  private let play: Play
  private var isAskedForOne = false
  /// Of each metronome that was started, whether it has ended or its task was cancelled.
  private var areOver: [LockIsolated<Bool>] = []

  init(_ play: @escaping Play) { self.play = play }

  func check() async throws -> Bool {
    let result = try await withDependencies {
      // What a metronome waits on when a check hands over no clock.
      $0.continuousClock = StrangeClock(TestClock()) { try await $0.sleep(until: $1) }
    } operation: {
      try await returnedAnswer(
        """
        Your check does not end. It may await a metronome that plays on, wait in real time, or use \
        a clock that was made outside of it.
        """
      ) {
        await keepsTime { [self] playBeat in
          isAskedForOne = true
          @Dependency(\.continuousClock) var clock
          return ScriptedMetronome(clock: clock, play: play, playBeat: playBeat) {
            self.areOver.append($0)
          }
        }
      }
    }
    #expect(isAskedForOne, "Your check makes no metronome.")
    await TestClock().advance()
    #expect(
      !areOver.map(\.value).contains(false),
      "Your check has ended, and a metronome that it started still plays: cancel its task."
    )
    return result
  }
}

/// Plays what it was told to, on the clock that was in force when it was made.
private struct ScriptedMetronome: Metronome {
  let clock: any Clock<Duration>
  let play: Play
  let playBeat: @MainActor () async -> Void
  let starts: (_ isOver: LockIsolated<Bool>) -> Void

  func start() async throws {
    guard !(clock is StrangeClock) else {
      Issue.record("You made a metronome, and handed no clock over: use 'withDependencies'.")
      return
    }
    let isOver = LockIsolated(false)
    starts(isOver)
    defer { isOver.setValue(true) }
    var beats = 0
    try await withTaskCancellationHandler {
      try await play(clock) {
        beats += 1
        // On a clock that never waits, a metronome would play for ever.
        guard beats <= 100 else { return (try? await Task<Void, Never>.never()) ?? () }
        await playBeat()
      }
    } onCancel: {
      isOver.setValue(true)
    }
  }
}
