import Dependencies
import DependenciesTestSupport
import Testing

@testable import StandupsExercises

@MainActor
@Suite struct PauseForTheAlert {
  private let clock = TestClock()
  private let rehearsal: Rehearsal

  init() { rehearsal = .made(with: clock) }

  // Demand 1
  @Test func `it counts the seconds of the clock that it was made with`() async {
    let view = TestView { rehearsal.secondsElapsed }
    rehearsal.screenAppeared()
    await clock.advance(by: .seconds(1) - .microseconds(1))
    #expect(rehearsal.secondsElapsed == 0, "The first second is over too early.")
    await clock.advance(by: .microseconds(1))
    #expect(rehearsal.secondsElapsed == 1, "A second has passed on the clock. It has counted:")
    #expect(view.isTold, "The number changes, and a screen that shows it is not told.")
    await clock.advance(by: .milliseconds(61_437))
    #expect(rehearsal.secondsElapsed == 62, "62.437 s have passed on the clock. It has counted:")
    rehearsal.screenDisappeared()
  }

  // Demand 2
  @Test(arguments: Alert.allCases)
  fileprivate func `while an alert is up, no time passes and nothing sleeps`(_ alert: Alert) async {
    rehearsal.screenAppeared()
    await clock.advance(by: .microseconds(2_437_301))
    let view = TestView { rehearsal.alert }
    alert.comesUp(in: rehearsal)
    #expect(view.isTold, "An alert is up, and a screen that shows it is not told.")
    await expectNoSleep("An alert is up, and something sleeps on the clock.")
    await clock.advance(by: .milliseconds(60_310))
    #expect(rehearsal.secondsElapsed == 2, "An alert is up for a minute. It has counted:")
    rehearsal.screenDisappeared()
  }

  // Demand 3
  @Test(arguments: Alert.allCases)
  fileprivate func `when it is gone, the second goes on from there`(_ alert: Alert) async {
    rehearsal.screenAppeared()
    await clock.advance(by: .microseconds(2_437_301))
    alert.comesUp(in: rehearsal)
    await clock.advance(by: .milliseconds(60_310))
    rehearsal.alert = nil
    await clock.advance(by: .microseconds(562_698))
    #expect(rehearsal.secondsElapsed == 2, "The interrupted second is over too early.")
    await clock.advance(by: .microseconds(1))
    #expect(
      rehearsal.secondsElapsed == 3,
      "0.437301 s passed before the alert and 0.562699 s after it: that is a second. It has counted:"
    )
    await clock.advance(by: .microseconds(999_999))
    #expect(rehearsal.secondsElapsed == 3, "The second after the interrupted one is too short.")
    await clock.advance(by: .microseconds(1))
    #expect(rehearsal.secondsElapsed == 4, "The second after the interrupted one is too long.")
    rehearsal.screenDisappeared()
  }

  // Demand 4
  @Test func `several alerts in one second lose nothing`() async {
    rehearsal.screenAppeared()
    for second in 0...2 {
      for (part, alert) in zip([300_401_7, 250_303_9, 11_706_8, 436_887_6], Alert.allCases) {
        await clock.advance(by: .nanoseconds(part * 100))
        alert.comesUp(in: rehearsal)
        await clock.advance(by: .milliseconds(7_310))
        // It goes, and another one comes up at once.
        rehearsal.alert = nil
        alert.comesUp(in: rehearsal)
        await expectNoSleep("An alert went, another one came up at once, and something sleeps.")
        rehearsal.alert = nil
      }
      #expect(
        rehearsal.secondsElapsed == second,
        "Four parts of a second are 0.9993 s together, and \(second) s were over. It has counted:"
      )
      await clock.advance(by: .microseconds(700))
      #expect(
        rehearsal.secondsElapsed == second + 1,
        "Five parts of a second are one second together. It has counted:"
      )
    }
    rehearsal.screenDisappeared()
  }

  @Test func `an alert in the place of another lets no time pass`() async {
    rehearsal.screenAppeared()
    await clock.advance(by: .microseconds(437_301))
    for alert in [RehearsalAlert.reallyStop, .microphoneIsLost, .microphoneIsLost, .reallyStop] {
      rehearsal.alert = alert
      await clock.advance(by: .milliseconds(211))
    }
    await expectNoSleep("Four alerts came up one after the other, and something sleeps.")
    rehearsal.alert = nil
    await clock.advance(by: .microseconds(562_698))
    #expect(rehearsal.secondsElapsed == 0, "After four alerts the second is over too early.")
    await clock.advance(by: .microseconds(1))
    #expect(rehearsal.secondsElapsed == 1, "After four alerts the second goes on too late.")
    rehearsal.screenDisappeared()
  }

  @Test(arguments: [true, false])
  func `an alert that comes and goes at once changes nothing, nor does none`(comes: Bool) async {
    rehearsal.screenAppeared()
    await clock.advance(by: .microseconds(437_301))
    rehearsal.alert = comes ? .reallyStop : nil
    rehearsal.alert = nil
    await clock.advance(by: .microseconds(562_698))
    #expect(
      rehearsal.secondsElapsed == 0,
      "Nil took the place of an alert, or of nil, at once: the second is too short."
    )
    await clock.advance(by: .microseconds(1))
    #expect(
      rehearsal.secondsElapsed == 1,
      "Nil took the place of an alert, or of nil, at once: the second is too long."
    )
    await clock.advance(by: .milliseconds(4_500))
    #expect(
      rehearsal.secondsElapsed == 5,
      "Nil took the place of an alert, or of nil, at once. After 5.5 s it has counted:"
    )
    rehearsal.screenDisappeared()
  }

  // Demand 2
  @Test func `a screen that appears under an alert waits for its end`() async {
    rehearsal.microphoneWasUnplugged()
    rehearsal.screenAppeared()
    await expectNoSleep("The screen has appeared under an alert, and something sleeps.")
    await clock.advance(by: .milliseconds(3_437))
    #expect(rehearsal.secondsElapsed == 0, "The screen has appeared under an alert. It counts:")
    rehearsal.alert = nil
    await clock.advance(by: .milliseconds(999))
    #expect(rehearsal.secondsElapsed == 0, "The first second after the alert is too short.")
    await clock.advance(by: .milliseconds(1))
    #expect(rehearsal.secondsElapsed == 1, "The first second after the alert is over. It says:")
    rehearsal.screenDisappeared()
  }

  // Demand 5
  @Test(arguments: [true, false])
  func `where there is no screen, nothing counts`(wasThere: Bool) async {
    if wasThere {
      rehearsal.screenAppeared()
      await clock.advance(by: .milliseconds(1_437))
    }
    rehearsal.stopButtonTapped()
    rehearsal.screenDisappeared()
    rehearsal.alert = nil
    await expectNoSleep("An alert was closed where no screen is, and something sleeps.")
    await clock.advance(by: .seconds(60))
    let before = wasThere ? 1 : 0
    #expect(
      rehearsal.secondsElapsed == before,
      "An alert was closed where no screen is. A minute later it has counted:"
    )
    rehearsal.screenAppeared()
    await clock.advance(by: .milliseconds(wasThere ? 562 : 999))
    #expect(rehearsal.secondsElapsed == before, "Back after that, its second is over too early.")
    await clock.advance(by: .milliseconds(1))
    #expect(rehearsal.secondsElapsed == before + 1, "Back after that, it goes on too late.")
    rehearsal.screenDisappeared()
  }

  // Demand 1
  @Test(arguments: [DependencyContext.live, .preview])
  func `elsewhere than in a test, the same is true`(_ context: DependencyContext) async {
    let clocks = [TestClock(), TestClock()]
    let rehearsals = clocks.map { clock in
      let strange = StrangeClock(clock) { try await $0.sleep(until: $1) }
      return Rehearsal.made(with: strange, in: context)
    }
    await inContext(context) {
      for rehearsal in rehearsals { rehearsal.screenAppeared() }
      await clocks[0].advance(by: .microseconds(437_300))
      await clocks[1].advance(by: .milliseconds(211))
      for rehearsal in rehearsals { rehearsal.stopButtonTapped() }
      for clock in clocks { await clock.advance(by: .milliseconds(7_310)) }
      for rehearsal in rehearsals { rehearsal.alert = nil }
      await clocks[0].advance(by: .microseconds(562_700))
      await clocks[1].advance(by: .milliseconds(788))
      #expect(
        rehearsals.map(\.secondsElapsed) == [1, 0],
        "Two rehearsals with two clocks, context '\(context)': the first is at 1 s, they count:"
      )
      await clocks[1].advance(by: .milliseconds(1))
      #expect(
        rehearsals.map(\.secondsElapsed) == [1, 1],
        "Two rehearsals with two clocks, context '\(context)': both are at 1 s, they count:"
      )
      for rehearsal in rehearsals { rehearsal.screenDisappeared() }
    }
  }

  // Demand 3
  @Test func `a second that ends as an alert comes up counts after it`() async {
    let happens = LockIsolated<(@MainActor @Sendable () -> Void)?>(nil)
    let rehearsal = Rehearsal.made(with: StrangeClock.waking(clock, happens))
    rehearsal.screenAppeared()
    happens.setValue { rehearsal.stopButtonTapped() }
    await clock.advance(by: .seconds(1))
    #expect(
      rehearsal.secondsElapsed == 0,
      "An alert came up as a second ended, before your task went on. Under it, the count is:"
    )
    happens.setValue(nil)
    rehearsal.alert = nil
    await clock.advance(by: .milliseconds(437))
    #expect(rehearsal.secondsElapsed == 1, "1.437 s have passed outside the alert. It has counted:")
    rehearsal.screenDisappeared()
  }

  @Test func `an alert before a late clock wakes takes no time away`() async {
    let rehearsal = Rehearsal.made(with: StrangeClock.late(clock, by: .milliseconds(700)))
    rehearsal.screenAppeared()
    await clock.advance(by: .milliseconds(1_400))
    rehearsal.stopButtonTapped()
    #expect(
      rehearsal.secondsElapsed == 0,
      "An alert came up 0.4 s after the end of a second, before your task woke. Under it, the count is:"
    )
    rehearsal.alert = nil
    await clock.advance(by: .milliseconds(1_300))
    #expect(
      rehearsal.secondsElapsed == 2,
      "1.4 s passed before an alert, 1.3 s after it, and each wake-up is 0.7 s late. It has counted:"
    )
    rehearsal.screenDisappeared()
  }

  // Demand 4
  @Test(arguments: Alert.allCases)
  fileprivate func `a second that ends as an alert comes and goes counts once`(
    _ alert: Alert
  ) async {
    let happens = LockIsolated<(@MainActor @Sendable () -> Void)?>(nil)
    let rehearsal = Rehearsal.made(with: StrangeClock.waking(clock, happens))
    rehearsal.screenAppeared()
    happens.setValue {
      happens.setValue(nil)
      alert.comesUp(in: rehearsal)
      rehearsal.alert = nil
    }
    await clock.advance(by: .seconds(1))
    await clock.advance(by: .milliseconds(437))
    #expect(
      rehearsal.secondsElapsed == 1,
      "An alert came and went as a second ended, before your task went on. After 1.437 s it has counted:"
    )
    rehearsal.screenDisappeared()
  }

  // Demand 6
  @Test func `a second that ends as the screen goes counts when it is back`() async {
    let happens = LockIsolated<(@MainActor @Sendable () -> Void)?>(nil)
    let rehearsal = Rehearsal.made(with: StrangeClock.waking(clock, happens))
    rehearsal.screenAppeared()
    happens.setValue { rehearsal.screenDisappeared() }
    await clock.advance(by: .seconds(1))
    #expect(
      rehearsal.secondsElapsed == 0,
      "The screen went as a second ended, before your task went on. Without it, it has counted:"
    )
    happens.setValue(nil)
    rehearsal.screenAppeared()
    await clock.advance(by: .milliseconds(437))
    #expect(rehearsal.secondsElapsed == 1, "The screen was there for 1.437 s. It has counted:")
    rehearsal.screenDisappeared()
  }

  @Test func `a screen that goes before a late clock wakes loses no time`() async {
    let rehearsal = Rehearsal.made(with: StrangeClock.late(clock, by: .milliseconds(700)))
    rehearsal.screenAppeared()
    await clock.advance(by: .milliseconds(1_400))
    rehearsal.screenDisappeared()
    await clock.advance(by: .milliseconds(211))
    rehearsal.screenAppeared()
    await clock.advance(by: .milliseconds(1_300))
    #expect(
      rehearsal.secondsElapsed == 2,
      "The screen was there for 1.4 s, then for 1.3 s, and each wake-up is 0.7 s late. It has counted:"
    )
    rehearsal.screenDisappeared()
  }

  @Test func `a screen that comes back goes on with its second`() async {
    for part in [300_401, 250_303, 11_707, 436_889] {
      rehearsal.screenAppeared()
      await clock.advance(by: .microseconds(part))
      rehearsal.screenDisappeared()
      // An alert comes up and goes where no screen is.
      await clock.advance(by: .milliseconds(211))
      rehearsal.microphoneWasUnplugged()
      await clock.advance(by: .milliseconds(7_310))
      rehearsal.alert = nil
    }
    #expect(
      rehearsal.secondsElapsed == 0,
      "Four times the screen was there, for 0.9993 s in all. It has counted:"
    )
    rehearsal.screenAppeared()
    await clock.advance(by: .microseconds(700))
    #expect(
      rehearsal.secondsElapsed == 1,
      "Five times the screen was there, for a second in all. It has counted:"
    )
    rehearsal.screenDisappeared()
  }

  @Test func `a screen that goes and comes back under an alert loses nothing`() async {
    rehearsal.screenAppeared()
    await clock.advance(by: .microseconds(437_301))
    rehearsal.stopButtonTapped()
    for _ in 1...2 {
      rehearsal.screenDisappeared()
      await clock.advance(by: .milliseconds(211))
      rehearsal.screenAppeared()
      await clock.advance(by: .milliseconds(7_310))
    }
    #expect(rehearsal.secondsElapsed == 0, "The screen came back under an alert. It counts:")
    await expectNoSleep("The screen went and came back under an alert, and something sleeps.")
    rehearsal.alert = nil
    await clock.advance(by: .microseconds(562_698))
    #expect(rehearsal.secondsElapsed == 0, "The interrupted second is over too early.")
    await clock.advance(by: .microseconds(1))
    #expect(rehearsal.secondsElapsed == 1, "The interrupted second is over too late.")
    rehearsal.screenDisappeared()
  }

  // Demand 1
  @Test(arguments: [Duration.milliseconds(23), .milliseconds(2_500)])
  func `on a clock that wakes late, the delays do not add up`(late: Duration) async {
    let rehearsal = Rehearsal.made(with: StrangeClock.late(clock, by: late))
    rehearsal.screenAppeared()
    await clock.advance(by: late * 2)
    for second in 1...50 {
      await clock.advance(by: .seconds(1))
      #expect(
        (second...second + Int(late * 2 / .seconds(1))).contains(rehearsal.secondsElapsed),
        "Each wake-up is \(late) late. After \(second) s and twice that, it has counted:"
      )
    }
    rehearsal.screenDisappeared()
  }

  // Demand 5
  @Test func `a screen that comes back counts on`() async {
    for appearance in 0...2 {
      rehearsal.screenAppeared()
      await clock.advance(by: .microseconds(437_301))
      rehearsal.stopButtonTapped()
      await clock.advance(by: .milliseconds(211))
      rehearsal.alert = nil
      await clock.advance(by: .microseconds(562_698))
      #expect(rehearsal.secondsElapsed == appearance, "A second is over too early.")
      await clock.advance(by: .microseconds(1))
      #expect(
        rehearsal.secondsElapsed == appearance + 1,
        "The screen appears, a second passes, it goes: \(appearance + 1) times. It has counted:"
      )
      rehearsal.screenDisappeared()
      await expectNoSleep("The screen is gone, and something sleeps.")
      await clock.advance(by: .milliseconds(7_310))
    }
  }

  private func expectNoSleep(
    _ comment: Comment,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await #expect(throws: Never.self, comment, sourceLocation: sourceLocation) {
      try await clock.checkSuspension()
    }
  }
}

extension Rehearsal {
  fileprivate static func made(
    with clock: any Clock<Duration>,
    in context: DependencyContext = .test
  ) -> Rehearsal {
    withDependencies {
      $0.continuousClock = clock
      $0.context = context
    } operation: {
      Rehearsal()
    }
  }
}

/// The ways in which an alert comes up.
private enum Alert: String, CaseIterable, Sendable {
  case byTheButton, byTheMicrophone, byTheScreen, byTheScreenTwice

  @MainActor
  func comesUp(in rehearsal: Rehearsal) {
    switch self {
    case .byTheButton: rehearsal.stopButtonTapped()
    case .byTheMicrophone: rehearsal.microphoneWasUnplugged()
    case .byTheScreen: rehearsal.alert = .reallyStop
    case .byTheScreenTwice:
      rehearsal.alert = .reallyStop
      rehearsal.alert = .microphoneIsLost
    }
  }
}
