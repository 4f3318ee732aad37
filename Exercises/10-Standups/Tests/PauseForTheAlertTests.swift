import Dependencies
import TestProbes
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
    #expect(rehearsal.secondsElapsed == 1, "A second has passed. The rehearsal has counted:")
    #expect(view.isTold, "The number changes, and a screen that shows it is not notified.")
    await clock.advance(by: .milliseconds(61_437))
    #expect(rehearsal.secondsElapsed == 62, "62.437 s have passed on the clock. It has counted:")
    rehearsal.screenDisappeared()
  }

  // Demand 2
  @Test(arguments: Step.alerts, [437_301, 999_301])
  fileprivate func `an alert stops the time, and the second goes on after it`(
    _ alert: Step,
    microseconds: Int
  ) async {
    rehearsal.screenAppeared()
    await clock.advance(by: .seconds(62) + .microseconds(microseconds))
    let view = TestView { rehearsal.alert }
    alert.happens(to: rehearsal)
    #expect(view.isTold, "An alert is up, and a screen that shows it is not notified.")
    await #expect(throws: Never.self, "An alert is up, and something sleeps on the clock.") {
      try await clock.checkSuspension()
    }
    await clock.advance(by: .milliseconds(60_310))
    #expect(rehearsal.secondsElapsed == 62, "62 s, then an alert for a minute. It has counted:")
    // Demand 3
    rehearsal.alert = nil
    await clock.advance(by: .microseconds(999_999 - microseconds))
    #expect(rehearsal.secondsElapsed == 62, "The interrupted second is over too early.")
    await clock.advance(by: .microseconds(1))
    #expect(rehearsal.secondsElapsed == 63, "The second is over, and is not counted. Counted:")
    rehearsal.screenDisappeared()
  }

  // Demand 4
  @Test func `alerts in every order lose no time`() async throws {
    let alerts = [Step.stop, .shown, .closed, .blinks]
    try await everyOrder(
      upTo: 5,
      of: { steps in
        let times = Step.times.filter { $0 != steps.last }
        return steps.isEmpty ? [.appears] : steps.count < 4 ? alerts + times : times
      },
      fault: { try await fault(after: $0) }
    )
  }

  // Demand 5
  @Test(arguments: [Duration.zero, .milliseconds(700)], [false, true])
  func `a screen and an alert in every order lose no time`(late: Duration, long: Bool) async throws
  {
    let times = late == .zero ? Step.times : [1_400, 300].map { .pass(.milliseconds($0)) }
    try await everyOrder(
      upTo: 4,
      of: { steps in
        Step.following(steps, times, alternating: false).filter {
          $0 != .appears || !steps.contains(.appears)
        }
      },
      fault: { try await fault(after: $0, late: late) }
    )
    // Demand 6
    try await everyOrder(
      upTo: (long ? 9 : 4) + (late == .zero ? 1 : 0),
      of: { Step.following($0, times, alternating: long) },
      fault: { try await fault(after: $0, late: late) }
    )
  }

  // Demand 3
  @Test(arguments: [DependencyContext.live, .preview])
  func `elsewhere than in a test, the same is true`(_ context: DependencyContext) async {
    let clocks = [TestClock(), TestClock()]
    let rehearsals = clocks.map { clock in
      let strange = StrangeClock(clock) { try await $0.sleep(until: $1) }
      return Rehearsal.made(with: strange, in: context)
    }
    await inContext(context) {
      for rehearsal in rehearsals { rehearsal.screenAppeared() }
      await clocks[0].advance(by: .microseconds(60_437_300))
      await clocks[1].advance(by: .milliseconds(60_211))
      for rehearsal in rehearsals { rehearsal.stopButtonTapped() }
      for clock in clocks { await clock.advance(by: .milliseconds(7_310)) }
      for rehearsal in rehearsals { rehearsal.alert = nil }
      for clock in clocks { await clock.advance(by: .microseconds(562_700)) }
      let story = "Context '\(context)', two rehearsals: for them, 61 s and 60.7737 s have passed."
      #expect(rehearsals.map(\.secondsElapsed) == [61, 60], "\(story) They have counted:")
      for rehearsal in rehearsals { rehearsal.screenDisappeared() }
    }
  }

  @Test func `a second that ends as an alert comes up counts after it`() async {
    await expectOneSecond(endingAs: [.stop], counting: 0, then: .closed)
  }

  // Demand 4
  @Test(arguments: Step.alerts)
  fileprivate func `a second that ends as an alert comes and goes counts once`(alert: Step) async {
    await expectOneSecond(endingAs: [alert, .closed], counting: 1, then: alert)
  }

  // Demand 6
  @Test func `a second that ends as the screen goes counts when it is back`() async {
    await expectOneSecond(endingAs: [.goes], counting: 0, then: .appears)
  }

  private func expectOneSecond(endingAs steps: [Step], counting: Int, then last: Step) async {
    let happens = LockIsolated<(@MainActor @Sendable () -> Void)?>(nil)
    let rehearsal = Rehearsal.made(with: StrangeClock.waking(clock, happens))
    rehearsal.screenAppeared()
    await clock.advance(by: .seconds(60))
    happens.setValue {
      happens.setValue(nil)
      for step in steps { step.happens(to: rehearsal) }
    }
    await clock.advance(by: .seconds(1))
    let story = "As the 61st second ended, before your task went on: \(steps)."
    #expect(rehearsal.secondsElapsed == 60 + counting, "\(story) It has counted:")
    await clock.advance(by: .milliseconds(437))
    last.happens(to: rehearsal)
    await clock.advance(by: .milliseconds(437))
    #expect(rehearsal.secondsElapsed == 61, "\(story) 0.437 s later: \(last). It has counted:")
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
        "Each wake-up is \(late) late. After twice that and \(second) s, it has counted:"
      )
    }
    rehearsal.screenDisappeared()
  }

  /// What is not as these steps make it, on a clock that wakes late.
  private func fault(after steps: [Step], late: Duration = .zero) async throws -> String? {
    let clock = TestClock()
    let rehearsal = Rehearsal.made(with: StrangeClock.late(clock, by: late))
    var passed = Duration.zero
    var (isOnScreen, alert) = (false, RehearsalAlert?.none)
    // What it has counted as the time came to stand still.
    var still: Int? = 0
    for step in steps {
      let before = rehearsal.secondsElapsed
      step.happens(to: rehearsal)
      switch step {
      case .appears: isOnScreen = true
      case .goes:
        isOnScreen = false
        // No screen comes back before everybody has seen it go.
        await clock.advance(by: .zero)
      case .pass(let time):
        if isOnScreen, alert == nil { passed += time }
        await clock.advance(by: time)
      case .stop: alert = .reallyStop
      case .isLost, .shown: alert = .microphoneIsLost
      case .closed, .blinks: alert = nil
      }
      still = !isOnScreen || alert != nil ? still ?? before : nil
    }
    defer { rehearsal.screenDisappeared() }
    if rehearsal.alert != alert { return "'alert' has changed by itself." }
    let right = max(0, Int((passed - late) / .seconds(1)))...Int(passed / .seconds(1))
    if !right.contains(rehearsal.secondsElapsed) {
      let wakes = late == .zero ? "" : ", and each wake-up was \(late) late"
      return "\(passed) of its time passed\(wakes). It has counted \(rehearsal.secondsElapsed)."
    }
    guard let still else { return nil }
    if rehearsal.secondsElapsed != still { return "It went on counting, from \(still)." }
    do { try await clock.checkSuspension() } catch { return "Something sleeps on the clock." }
    return nil
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

private enum Step: Equatable, CustomStringConvertible {
  case appears, goes, stop, isLost, shown, closed, blinks
  case pass(Duration)

  /// The ways in which an alert comes up.
  static let alerts = [Self.stop, .isLost, .shown]

  /// Together they are a second.
  static let times = [437_301, 562_699].map { Self.pass(.microseconds($0)) }

  /// What may come next: of the two times never the same twice. In long orders, time passes after
  /// each step.
  static func following(_ steps: [Self], _ times: [Self], alternating: Bool) -> [Self] {
    let isOnScreen = steps.last { [.appears, .goes].contains($0) } == .appears
    let hasAlert = steps.last { [.stop, .closed].contains($0) } == .stop
    let alerts: [Self] = hasAlert ? [.closed] : isOnScreen ? [.stop] : [.stop, .blinks]
    let changes = [isOnScreen ? .goes : .appears] + alerts
    let last = alternating ? steps.last { times.contains($0) } : steps.last
    let next = times.filter { $0 != last }
    if steps.isEmpty || alternating && steps.last == last { return changes }
    return alternating ? next : changes + next
  }

  @MainActor
  func happens(to rehearsal: Rehearsal) {
    switch self {
    case .appears: rehearsal.screenAppeared()
    case .goes: rehearsal.screenDisappeared()
    case .stop: rehearsal.stopButtonTapped()
    case .isLost: rehearsal.microphoneWasUnplugged()
    case .shown: rehearsal.alert = .microphoneIsLost
    case .closed: rehearsal.alert = nil
    case .blinks: for step in [Self.stop, .closed] { step.happens(to: rehearsal) }
    case .pass: break
    }
  }

  var description: String {
    switch self {
    case .appears: "the screen appears"
    case .goes: "the screen goes"
    case .stop: "“stop” is tapped"
    case .isLost: "the microphone is lost"
    case .shown: "the screen shows an alert"
    case .closed: "the alert is closed"
    case .blinks: "an alert comes and goes"
    case .pass(let time): "\(time) pass"
    }
  }
}
