import Dependencies
import DependenciesTestSupport
import Testing

@testable import CountdownExercises

@MainActor
@Suite struct PauseAndResume {
  let clock = TestClock()
  let countdown: PausableCountdown

  init() {
    countdown = withDependencies { [clock] in
      $0.continuousClock = clock
    } operation: {
      PausableCountdown()
    }
  }

  @Test func `it counts to zero when nobody pauses`() async {
    countdown.startButtonTapped()
    await clock.advance(by: .milliseconds(999))
    #expect(countdown.secondsLeft == 10, "The first second is over too early.")
    await clock.advance(by: .milliseconds(1))
    #expect(countdown.secondsLeft == 9, "One second has passed, and the countdown has not moved.")
    await clock.advance(by: .seconds(20))
    #expect(countdown.secondsLeft == 0, "After ten seconds the countdown is not at zero.")
  }

  @Test func `it stands still as long as it is paused`() async {
    countdown.startButtonTapped()
    await clock.advance(by: .milliseconds(2_250))
    countdown.pauseButtonTapped()
    await clock.advance(by: .milliseconds(60_310))
    #expect(countdown.secondsLeft == 8, "The countdown moves while it is paused.")
  }

  @Test func `it keeps the fraction of the second that had passed`() async {
    countdown.startButtonTapped()
    await clock.advance(by: .milliseconds(2_437))
    countdown.pauseButtonTapped()
    await clock.advance(by: .milliseconds(60_310))

    countdown.startButtonTapped()
    await clock.advance(by: .milliseconds(562))
    #expect(countdown.secondsLeft == 8, "The interrupted second is over a millisecond too early.")
    await clock.advance(by: .milliseconds(1))
    #expect(
      countdown.secondsLeft == 7,
      "0.437 s had passed before the pause and 0.563 s after it: that second is not over."
    )
    await clock.advance(by: .seconds(1))
    #expect(countdown.secondsLeft == 6, "The second after the interrupted one is not a whole one.")
  }

  @Test func `it keeps the fractions of several pauses in one second`() async {
    for part in [300, 250, 449] {
      countdown.startButtonTapped()
      await clock.advance(by: .milliseconds(part))
      countdown.pauseButtonTapped()
      await clock.advance(by: .milliseconds(60_310))
    }
    #expect(countdown.secondsLeft == 10, "Together 0.999 s have passed: it is too early for nine.")

    countdown.startButtonTapped()
    await clock.advance(by: .milliseconds(1))
    #expect(
      countdown.secondsLeft == 9,
      "0.300, 0.250, 0.449 and 0.001 s have passed between pauses: the first second is not over."
    )
  }

  @Test func `tapping a button twice is like tapping it once`() async {
    countdown.startButtonTapped()
    countdown.startButtonTapped()
    await clock.advance(by: .milliseconds(1_250))
    #expect(countdown.secondsLeft == 9, "Started twice, it counts twice as fast.")

    countdown.pauseButtonTapped()
    await clock.advance(by: .milliseconds(5_125))
    countdown.pauseButtonTapped()
    await clock.advance(by: .milliseconds(5_125))
    #expect(countdown.secondsLeft == 9, "Started twice and paused, it goes on.")

    countdown.startButtonTapped()
    await clock.advance(by: .milliseconds(749))
    #expect(countdown.secondsLeft == 9, "Paused twice, the second is over too early.")
    await clock.advance(by: .milliseconds(1))
    #expect(countdown.secondsLeft == 8, "Paused twice, it loses the fraction of the second.")
  }
}
