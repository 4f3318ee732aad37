import Dependencies
import DependenciesTestSupport
import Testing

@testable import CountdownExercises

@MainActor
@Suite struct PauseAndResume {
  private let clock = TestClock()
  private let sleeps = LockIsolated(0)
  let countdown: PausableCountdown

  init() { countdown = .made(with: StrangeClock.counting(clock, in: sleeps)) }

  // Demand 1
  @Test func `without a pause it counts to zero, and sleeps once a second`() async {
    let view = TestView { countdown.secondsLeft }
    countdown.startButtonTapped()
    await clock.advance(by: .seconds(1) - .microseconds(1))
    #expect(countdown.secondsLeft == 10, "The first second is over too early.")
    await clock.advance(by: .microseconds(1))
    #expect(countdown.secondsLeft == 9, "One second has passed, and the countdown has not moved.")
    #expect(view.isTold, "The digit changes, and a screen that shows it is not told.")
    await clock.advance(by: .milliseconds(2_437))
    #expect(countdown.secondsLeft == 7, "After 3.437 s the countdown is not at seven.")
    #expect(
      sleeps.value <= 4,
      "In 3.437 s it has slept \(sleeps.value) times: once for each second is enough."
    )
    await clock.advance(by: .seconds(20))
    #expect(countdown.secondsLeft == 0, "After ten seconds the countdown is not at zero.")
    countdown.pauseButtonTapped()
    countdown.startButtonTapped()
    await clock.advance(by: .seconds(3))
    #expect(
      countdown.secondsLeft == 0,
      "It was at zero, you tapped pause and start, and it goes on."
    )
  }

  // Demand 2
  @Test func `while it is paused it stands still, and nothing sleeps`() async {
    countdown.startButtonTapped()
    await clock.advance(by: .microseconds(2_250_437))
    countdown.pauseButtonTapped()
    await #expect(throws: Never.self, "It is paused, and something still sleeps on the clock.") {
      try await clock.checkSuspension()
    }
    await clock.advance(by: .milliseconds(60_310))
    #expect(countdown.secondsLeft == 8, "The countdown moves while it is paused.")
  }

  // Demand 3
  @Test func `it keeps the fraction of the second that had passed`() async {
    countdown.startButtonTapped()
    await clock.advance(by: .nanoseconds(2_437_300_437))
    countdown.pauseButtonTapped()
    await clock.advance(by: .milliseconds(60_310))

    countdown.startButtonTapped()
    await clock.advance(by: .nanoseconds(562_699_562))
    #expect(countdown.secondsLeft == 8, "The interrupted second is over too early.")
    await clock.advance(by: .nanoseconds(1))
    #expect(
      countdown.secondsLeft == 7,
      "0.437300437 s had passed before the pause, the rest after it: that second is not over."
    )
    await clock.advance(by: .microseconds(999_999))
    #expect(countdown.secondsLeft == 7, "The second after the interrupted one is too short.")
    await clock.advance(by: .microseconds(1))
    #expect(countdown.secondsLeft == 6, "The second after the interrupted one is too long.")
  }

  // Demand 4
  @Test func `it keeps the fractions of several pauses in one second`() async {
    for second in [9, 8] {
      for part in [300_400, 250_300, 11_700, 436_900] {
        countdown.startButtonTapped()
        await clock.advance(by: .microseconds(part))
        countdown.pauseButtonTapped()
        await clock.advance(by: .milliseconds(60_310))
      }
      #expect(
        countdown.secondsLeft == second + 1,
        "After four parts of 0.9993 s together it is too early for \(second)."
      )

      countdown.startButtonTapped()
      await clock.advance(by: .microseconds(700))
      #expect(
        countdown.secondsLeft == second,
        "After five parts that are one second together it is not at \(second)."
      )
      countdown.pauseButtonTapped()
    }
  }

  @Test func `a pause and a start with no time between lose none`() async {
    countdown.startButtonTapped()
    for part in [437_300, 211_700] {
      await clock.advance(by: .microseconds(part))
      countdown.pauseButtonTapped()
      countdown.startButtonTapped()
    }
    await clock.advance(by: .microseconds(350_999))
    #expect(
      countdown.secondsLeft == 10,
      "Paused and started with no time between, the second is a microsecond too short."
    )
    await clock.advance(by: .microseconds(1))
    #expect(
      countdown.secondsLeft == 9,
      "Paused and started with no time between, it loses what had passed of the second."
    )
    await clock.advance(by: .seconds(1))
    #expect(
      countdown.secondsLeft == 8,
      "Paused and started with no time between, the next second is not whole."
    )
  }

  @Test func `a start and a pause with no time between lose none`() async {
    countdown.startButtonTapped()
    await clock.advance(by: .microseconds(437_300))
    countdown.pauseButtonTapped()
    for wait in [60_310, 3_600_000] {
      await clock.advance(by: .milliseconds(wait))
      countdown.startButtonTapped()
      countdown.pauseButtonTapped()
    }
    await clock.advance(by: .milliseconds(60_310))
    countdown.startButtonTapped()
    await clock.advance(by: .microseconds(562_699))
    #expect(
      countdown.secondsLeft == 10,
      "Started and paused with no time between, it counts time in which it was paused."
    )
    await clock.advance(by: .microseconds(1))
    #expect(
      countdown.secondsLeft == 9,
      "Started and paused with no time between, it loses what had passed of the second."
    )
  }

  // Demand 5
  @Test func `a second tap on the same button changes nothing`() async {
    await clock.advance(by: .microseconds(730_100))
    countdown.pauseButtonTapped()
    await clock.advance(by: .microseconds(111_300))
    countdown.startButtonTapped()
    countdown.startButtonTapped()
    await clock.advance(by: .microseconds(437_300))
    #expect(countdown.secondsLeft == 10, "Paused before the start, the first second is too short.")
    countdown.startButtonTapped()
    await clock.advance(by: .microseconds(812_700))
    #expect(countdown.secondsLeft == 9, "Started three times, it is not at nine after 1.25 s.")

    countdown.startButtonTapped()
    await clock.advance(by: .microseconds(100_200))
    countdown.pauseButtonTapped()
    await clock.advance(by: .milliseconds(5_125))
    countdown.pauseButtonTapped()
    countdown.pauseButtonTapped()
    await clock.advance(by: .milliseconds(5_125))
    #expect(countdown.secondsLeft == 9, "Started four times and paused, it goes on.")

    countdown.startButtonTapped()
    await clock.advance(by: .microseconds(649_799))
    #expect(
      countdown.secondsLeft == 9,
      "Started four times and paused three times, the second is over too early."
    )
    await clock.advance(by: .microseconds(1))
    #expect(
      countdown.secondsLeft == 8,
      "Started four times and paused three times, it loses some of the fraction of the second."
    )
  }

  // Demand 2
  @Test func `a pause between the sleep and the digit holds the digit`() async {
    let clock = LateClock()
    let countdown = PausableCountdown.made(with: clock)
    countdown.startButtonTapped()
    await clock.base.advance(by: .seconds(1))
    countdown.pauseButtonTapped()
    let digit = countdown.secondsLeft
    await clock.letSleepersGo()
    #expect(
      countdown.secondsLeft == digit,
      "The sleep was over, then you paused the countdown, and the digit changes all the same."
    )

    // Demand 3
    await clock.base.advance(by: .milliseconds(60_310))
    countdown.startButtonTapped()
    await clock.letSleepersGo()
    #expect(
      countdown.secondsLeft == 9,
      "Nothing was left of the second when you paused it, and the countdown waits for more."
    )
    await clock.base.advance(by: .seconds(1))
    await clock.letSleepersGo()
    #expect(countdown.secondsLeft == 8, "The second after such a pause is not a whole one.")

    await clock.base.advance(by: .seconds(1))
    countdown.pauseButtonTapped()
    countdown.startButtonTapped()
    // The first time for the task that was paused, the second time for one that has waited for it.
    for _ in 1...2 { await clock.letSleepersGo() }
    #expect(
      countdown.secondsLeft == 7,
      "The sleep was over, then you paused it and started it at once: one second is not one digit."
    )
  }

  // Demand 1
  @Test(arguments: [DependencyContext.live, .preview, .test])
  func `only the clock that it was made with counts`(context: DependencyContext) async {
    let clocks = [TestClock(), TestClock()]
    let countdowns = clocks.map { PausableCountdown.made(with: $0, in: context) }
    await inContext(context) {
      for (countdown, clock) in zip(countdowns, clocks) {
        countdown.startButtonTapped()
        await clock.advance(by: clock === clocks[0] ? .microseconds(437_300) : .milliseconds(211))
      }
      for countdown in countdowns { countdown.pauseButtonTapped() }
      await clocks[0].advance(by: .seconds(7))
      for countdown in countdowns { countdown.startButtonTapped() }

      await clocks[0].advance(by: .microseconds(562_700))
      #expect(
        countdowns.map(\.secondsLeft) == [9, 10],
        "Two countdowns with two clocks, context '\(context)': the first is not at nine alone."
      )
      await clocks[1].advance(by: .milliseconds(788))
      #expect(
        countdowns.map(\.secondsLeft) == [9, 10],
        "Two countdowns with two clocks, context '\(context)': the second is at nine too early."
      )
      await clocks[1].advance(by: .milliseconds(1))
      #expect(
        countdowns.map(\.secondsLeft) == [9, 9],
        "Two countdowns with two clocks, context '\(context)': the second is not at nine."
      )
    }
  }
}

extension PausableCountdown {
  fileprivate static func made(
    with clock: any Clock<Duration>,
    in context: DependencyContext = .test
  ) -> PausableCountdown {
    withDependencies {
      $0.context = context
      $0.continuousClock = clock
    } operation: {
      PausableCountdown()
    }
  }
}

/// A clock on which a sleep is over in time, and the task that slept goes on when the test says so,
/// cancelled or not.
private struct LateClock: Clock {
  let base = TestClock()
  private let rest = TestClock()

  var now: TestClock<Duration>.Instant { base.now }
  var minimumResolution: Duration { base.minimumResolution }

  func sleep(until deadline: TestClock<Duration>.Instant, tolerance: Duration?) async throws {
    try await base.sleep(until: deadline, tolerance: tolerance)
    // A task of its own is not cancelled with the one that slept.
    await Task { try? await rest.sleep(for: .nanoseconds(1)) }.value
  }

  func letSleepersGo() async {
    await base.advance()
    await rest.advance(by: .nanoseconds(1))
  }
}
