import Dependencies
import TestProbes
import Testing

@testable import StandupsExercises

@MainActor
@Suite struct PauseForTheAlert {
  private let clock = TestClock()

  // Demand 1
  @Test(arguments: contexts, [0, 23, 2_500])
  func `it counts the seconds of its clock, and late wake-ups do not add up`(
    context: DependencyContext,
    milliseconds: Int
  ) async {
    let late = Duration.milliseconds(milliseconds)
    await inContext(context) {
      let rehearsal = Rehearsal.made(with: StrangeClock.late(clock, by: late))
      let view = TestView { rehearsal.secondsElapsed }
      rehearsal.screenAppeared()
      await clock.advance(by: late * 2)
      var passed = Duration.zero
      for time in (1...50).flatMap({ [.seconds($0) - .microseconds(1), Duration.seconds($0)] }) {
        await clock.advance(by: time - passed)
        passed = time
        let counted = rehearsal.secondsElapsed
        let right = Int(time / .seconds(1))...Int((time + late * 2) / .seconds(1))
        let now = "After \(time + late * 2) on a clock that wakes \(late) late"
        #expect(right.contains(counted), "\(now), it has counted:")
        if !right.contains(counted) { break }
      }
      #expect(view.isTold, "The number changes, and a screen that shows it is not notified.")
      rehearsal.screenDisappeared()
    }
  }

  // Demand 2
  @Test(arguments: contexts, Step.alerts)
  fileprivate func `an alert stops the time, and the second goes on after it`(
    context: DependencyContext,
    alert: Step
  ) async {
    await inContext(context) {
      let rehearsal = Rehearsal.made(with: clock)
      let otherClock = TestClock()
      let other = Rehearsal.made(with: otherClock)
      for rehearsal in [rehearsal, other] { rehearsal.screenAppeared() }
      for (seconds, microseconds) in [(62, 437_301), (125, 999_301)] {
        await clock.advance(by: .seconds(62) + .microseconds(microseconds))
        let view = TestView { rehearsal.alert }
        alert.happens(to: rehearsal)
        #expect(view.isTold, "An alert is up, and a screen that shows it is not notified.")
        await #expect(throws: Never.self, "An alert is up, and something sleeps on the clock.") {
          try await clock.checkSuspension()
        }
        await clock.advance(by: .milliseconds(60_310))
        await otherClock.advance(by: .milliseconds(1_437))
        let others = other.secondsElapsed
        #expect(others == seconds / 62, "Another rehearsal has no alert. On its clock, it counts:")
        #expect(rehearsal.secondsElapsed == seconds, "An alert is up for a minute. Counted:")
        // Demand 3
        rehearsal.alert = nil
        await clock.advance(by: .microseconds(999_999 - microseconds))
        #expect(rehearsal.secondsElapsed == seconds, "The interrupted second is over too early.")
        await clock.advance(by: .microseconds(1))
        #expect(rehearsal.secondsElapsed == seconds + 1, "The second is over. Counted:")
      }
      for rehearsal in [rehearsal, other] { rehearsal.screenDisappeared() }
    }
  }

  // Demand 4
  @Test(arguments: contexts)
  func `alerts in every order lose no time`(context: DependencyContext) async throws {
    try await everyOrder(
      in: context,
      upTo: 6,
      of: { steps in
        let alerts = [.stop, steps.last == .stop ? .isLost : .shown, Step.closed, .blinks]
        let times = Step.times.filter { $0 != steps.last }
        let most = steps.count > 1 && Step.times.contains(steps[1]) ? 5 : 4
        return steps.isEmpty ? [.appears] : steps.count < most ? alerts + times : times
      },
      fault: { try await fault(after: $0) }
    )
  }

  // Demand 5
  @Test(arguments: contexts, [Duration.zero, .milliseconds(700)])
  func `a screen and an alert in every order lose no time`(
    context: DependencyContext,
    late: Duration
  ) async throws {
    let times = late == .zero ? Step.times : [1_400, 300].map { .pass(.milliseconds($0)) }
    try await everyOrder(
      in: context,
      upTo: 4,
      of: { steps in
        Step.following(steps, times, alternating: false).filter {
          $0 != .appears || !steps.contains(.appears)
        }
      },
      fault: { try await fault(after: $0, late: late) }
    )
    // Demand 6
    for long in [false, true] {
      try await everyOrder(
        in: context,
        upTo: (long ? 9 : 4) + (late == .zero ? 1 : 0) - (context == .test ? 0 : 1),
        of: { Step.following($0, times, alternating: long) },
        fault: { try await fault(after: $0, late: late) }
      )
    }
  }

  @Test(arguments: contexts, Step.alerts)
  fileprivate func `what happens as a second ends loses no time`(
    context: DependencyContext,
    alert: Step
  ) async {
    // Demand 3
    await expectOneSecond(in: context, endingAs: [alert], counting: 0, then: .closed)
    // Demand 4
    await expectOneSecond(in: context, endingAs: [alert, .closed], counting: 1, then: alert)
    // Demand 6
    await expectOneSecond(in: context, endingAs: [.goes], counting: 0, then: .appears)
  }

  private func expectOneSecond(
    in context: DependencyContext,
    endingAs steps: [Step],
    counting: Int,
    then last: Step,
    at place: SourceLocation = #_sourceLocation
  ) async {
    await inContext(context) {
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
      let counted = rehearsal.secondsElapsed - 60
      #expect(counted == counting, "\(story) Of it, it has counted:", sourceLocation: place)
      await clock.advance(by: .milliseconds(437))
      last.happens(to: rehearsal)
      await clock.advance(by: .milliseconds(437))
      #expect(
        rehearsal.secondsElapsed == 61,
        "\(story) 0.437 s later: \(last). It has counted:",
        sourceLocation: place
      )
      rehearsal.screenDisappeared()
    }
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
    if rehearsal.alert != alert {
      let (shown, right) = (rehearsal.alert.map { ".\($0)" }, alert.map { ".\($0)" })
      return "'alert' is \(shown ?? "nil"), and should be \(right ?? "nil")."
    }
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
  fileprivate static func made(with clock: any Clock<Duration>) -> Rehearsal {
    withDependencies {
      $0.continuousClock = clock
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
