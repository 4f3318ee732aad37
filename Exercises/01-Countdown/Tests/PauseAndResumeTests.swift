import Dependencies
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

  @Test func `without a pause it counts down one digit a second`() async {
    countdown.startButtonTapped()
    for digit in (0...9).reversed() {
      await expectDigit(digit, after: .seconds(1))
    }
  }

  @Test func `while it is paused the digit stays`() async {
    countdown.startButtonTapped()
    await clock.advance(by: .milliseconds(2_400))
    countdown.pauseButtonTapped()
    await clock.advance(by: .seconds(3_600))
    #expect(countdown.secondsLeft == 8, "It was paused after 2.4 s, and another digit is shown.")
  }

  @Test func `after a pause it waits for the rest of the second, and then for whole ones`() async {
    countdown.startButtonTapped()
    await clock.advance(by: .milliseconds(2_400))
    countdown.pauseButtonTapped()
    await clock.advance(by: .seconds(3_600))
    countdown.startButtonTapped()
    await expectDigit(7, after: .milliseconds(600))
    await expectDigit(6, after: .seconds(1))
  }

  @Test func `several pauses in one second neither lose time nor gain any`() async {
    countdown.startButtonTapped()
    await clock.advance(by: .seconds(1))
    for _ in 1...3 {
      await clock.advance(by: .milliseconds(300))
      countdown.pauseButtonTapped()
      await clock.advance(by: .seconds(7))
      countdown.startButtonTapped()
    }
    await expectDigit(8, after: .milliseconds(100))
  }

  @Test func `a pause right after a start changes nothing`() async {
    countdown.startButtonTapped()
    await clock.advance(by: .milliseconds(300))
    countdown.pauseButtonTapped()
    await clock.advance(by: .seconds(3_600))

    countdown.startButtonTapped()
    countdown.pauseButtonTapped()
    countdown.startButtonTapped()
    await expectDigit(9, after: .milliseconds(700))
  }

  /// The next digit is shown after this time, and not a millisecond before.
  private func expectDigit(_ digit: Int, after time: Duration) async {
    await clock.advance(by: time - .milliseconds(1))
    #expect(
      countdown.secondsLeft == digit + 1,
      "A millisecond before the second is over, it shows another digit."
    )
    await clock.advance(by: .milliseconds(1))
    #expect(countdown.secondsLeft == digit, "The second is over, and it does not count.")
  }
}
