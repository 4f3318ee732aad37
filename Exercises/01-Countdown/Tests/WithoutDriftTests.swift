import Dependencies
import DependenciesTestSupport
import Testing

@testable import CountdownExercises

@MainActor
@Suite struct WithoutDrift {
  @Test func `it beats on the second when a beat takes a while`() async {
    let score = Score(beatsTaking: [300, 300, 300])
    await score.play(for: .milliseconds(4_000))
    #expect(
      score.beats == [1_000, 2_000, 3_000, 4_000],
      "Each beat takes 0.3 s to play, and the beats are not on the seconds."
    )
  }

  @Test func `it beats on the second when each beat takes another while`() async {
    let score = Score(beatsTaking: [100, 900, 0, 450])
    await score.play(for: .milliseconds(5_999))
    #expect(
      score.beats == [1_000, 2_000, 3_000, 4_000, 5_000],
      "Beats of 0.1, 0.9, 0 and 0.45 s push the ones after them off the seconds."
    )
  }

  @Test func `it never plays two beats at once, and is back in time after a long one`() async {
    let score = Score(beatsTaking: [1_500])
    await score.play(for: .milliseconds(5_000))
    #expect(score.mostAtOnce == 1, "A beat begins while the one before is still played.")
    #expect(
      score.beats.filter { $0 >= 3_000 } == [3_000, 4_000, 5_000],
      "After a beat of 1.5 s, it does not come back to the seconds."
    )
  }

  @Test func `it ends when its task is cancelled`() async {
    let score = Score(beatsTaking: [])
    await score.play(for: .milliseconds(1_500))
    await score.clock.advance(by: .seconds(10))
    #expect(score.beats == [1_000], "The task was cancelled at 1.5 s, and the metronome goes on.")
  }
}

/// When the beats began, in milliseconds, and how long each of them is to take.
@MainActor
private final class Score {
  let clock = TestClock()
  private(set) var beats: [Int] = []
  private(set) var mostAtOnce = 0
  private var now = 0
  private var durations: [Int]

  init(beatsTaking durations: [Int]) { self.durations = durations }

  /// Lets a metronome play for so long, and then cancels it.
  func play(for duration: Duration) async {
    let start = clock.now
    let metronome = withDependencies {
      $0.continuousClock = clock
    } operation: {
      Metronome { [weak self, clock] in
        guard let self else { return }
        // A metronome that never ends is held here, so that its test can fail.
        if beats.count == 100 { _ = await Task { try await Task.never() }.result }
        beats.append(Int(start.duration(to: clock.now) / .milliseconds(1)))
        now += 1
        mostAtOnce = max(mostAtOnce, now)
        let milliseconds = durations.isEmpty ? 0 : durations.removeFirst()
        if milliseconds > 0 { try? await clock.sleep(for: .milliseconds(milliseconds)) }
        now -= 1
      }
    }
    let playing = Task { try await metronome.start() }
    await clock.advance(by: duration)
    playing.cancel()
    await clock.advance()
  }
}
