import Dependencies
import TestProbes
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
    #expect(view.isTold, "The digit changes, and a screen that shows it is not notified.")
    await clock.advance(by: .milliseconds(2_437))
    #expect(countdown.secondsLeft == 7, "After 3.437 s the countdown is not at seven.")
    #expect(sleeps.value <= 4, "In 3.437 s it has to sleep once for each second. It has slept:")
    await clock.advance(by: .seconds(20))
    #expect(countdown.secondsLeft == 0, "After ten seconds the countdown is not at zero.")
    await #expect(throws: Never.self, "It was at zero long ago, and still sleeps on the clock.") {
      try await clock.checkSuspension()
    }
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
    #expect(countdown.secondsLeft == 7, "The rest of the second has passed, and the digit stays.")
    await clock.advance(by: .seconds(1) - .nanoseconds(1))
    #expect(countdown.secondsLeft == 7, "The second after that one is over too early.")
    await clock.advance(by: .nanoseconds(1))
    #expect(countdown.secondsLeft == 6, "The second after that one is longer than a second.")
  }

  @Test(arguments: contexts)
  func `only the clock that it was made with counts`(context: DependencyContext) async {
    let clocks = [TestClock(), TestClock()]
    let countdowns = clocks.map { PausableCountdown.made(in: context, with: $0) }
    await inContext(context) {
      for (countdown, clock) in zip(countdowns, clocks) {
        countdown.startButtonTapped()
        await clock.advance(by: clock === clocks[0] ? .microseconds(437_300) : .milliseconds(211))
      }
      for countdown in countdowns { countdown.pauseButtonTapped() }
      await clocks[0].advance(by: .seconds(7))
      for countdown in countdowns { countdown.startButtonTapped() }

      await clocks[0].advance(by: .microseconds(562_700))
      await clocks[1].advance(by: .milliseconds(788))
      #expect(
        countdowns.map(\.secondsLeft) == [9, 10],
        "Two countdowns on two clocks, context '\(context)': only the first has to be at nine."
      )
      await clocks[1].advance(by: .milliseconds(1))
      #expect(
        countdowns.map(\.secondsLeft) == [9, 9],
        "Two countdowns on two clocks, context '\(context)': now both have to be at nine."
      )
    }
  }

  // Demand 4
  @Test(arguments: contexts)
  func `pauses in every order lose nothing and give nothing away`(
    context: DependencyContext
  ) async {
    await tryEveryOrder(in: context, of: Step.following)
  }

  // Demand 5
  @Test(arguments: contexts)
  func `a second tap in every order changes nothing`(context: DependencyContext) async {
    await tryEveryOrder(in: context, of: Step.followingWithSecondTap)
  }

  private func tryEveryOrder(
    in context: DependencyContext,
    of following: ([Step]) -> [Step],
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await everyOrder(
      in: context,
      upTo: context == .test ? 6 : 5,
      of: following,
      sourceLocation: sourceLocation,
      fault: { await Trial(in: context).fault(after: $0) }
    )
  }
}

extension PausableCountdown {
  fileprivate static func made(
    in context: DependencyContext = .test,
    with clock: any Clock<Duration>
  ) -> PausableCountdown {
    withDependencies {
      $0.context = context
      $0.continuousClock = clock
    } operation: {
      PausableCountdown()
    }
  }
}

/// A countdown that is tapped, and how long it ran while it was not paused.
@MainActor
private final class Trial {
  private let clock = TestClock()
  private let sleeps = LockIsolated(0)
  private let asItWakes = LockIsolated<(@MainActor @Sendable () -> Void)?>(nil)
  private let countdown: PausableCountdown
  private var ran = Duration.zero
  private var starts = 0
  /// The digit that the pause left, nil while it runs.
  private var pausedAt: Int? = 10
  private var restOfSecond: Duration { .seconds(ran.components.seconds + 1) - ran }

  init(in context: DependencyContext) {
    countdown = .made(
      in: context,
      with: StrangeClock(clock) { [sleeps, asItWakes] clock, deadline in
        sleeps.withValue { $0 += 1 }
        try await clock.sleep(until: deadline)
        await asItWakes.value?()
      }
    )
  }

  private func take(_ step: Step) async {
    switch step {
    case .start, .pause: tap(step)
    case .pass(let time): await pass(time)
    case .rest: await pass(restOfSecond)
    case .nearlyTheRest: await pass(restOfSecond - .microseconds(1))
    case .ends(let taps):
      await settle()
      asItWakes.setValue { [self] in
        asItWakes.setValue(nil)
        ran += restOfSecond
        for tap in taps { self.tap(tap) }
      }
      await clock.advance(by: restOfSecond)
      // At zero nothing sleeps.
      asItWakes.value?()
    }
  }

  private func tap(_ button: Step) {
    if button == .start {
      if pausedAt != nil { starts += 1 }
      pausedAt = nil
      countdown.startButtonTapped()
    } else {
      countdown.pauseButtonTapped()
      pausedAt = pausedAt ?? countdown.secondsLeft
    }
  }

  /// What was tapped begins, and what is kept in a `Double` is late by less than this.
  private func settle() async { await clock.advance(by: .nanoseconds(1)) }

  private func pass(_ time: Duration) async {
    if pausedAt == nil { ran += time }
    await clock.advance(by: time)
  }

  func fault(after steps: [Step]) async -> String? {
    // What these change is seen in longer orders, and a start right after a pause in shorter ones.
    if [.part, .tinyPart, .hour].contains(steps.last) { return nil }
    if steps.last == .start, [.pause, .ends([.pause])].contains(steps.dropLast().last) {
      return nil
    }
    for step in steps { await take(step) }
    await settle()
    if let pausedAt {
      let digit = countdown.secondsLeft
      if digit != pausedAt { return "It was paused at \(pausedAt), and is at \(digit)." }
      do { try await clock.checkSuspension() } catch { return "It is paused, and sleeps." }
      // What a pause does wrong is seen as it goes on.
      await take(.start)
      await settle()
    }
    let digit = countdown.secondsLeft
    let right = max(0, 10 - Int(ran.components.seconds))
    if digit != right { return "It ran for \(ran), and goes on at \(digit), not \(right)." }
    let most = starts + 10 - digit
    return digit == 0 || sleeps.value <= most ? nil : "It slept \(sleeps.value) times, not \(most)."
  }
}

private enum Step: Equatable, CustomStringConvertible {
  case start, pause, rest, nearlyTheRest
  case pass(Duration)
  /// A second is over, and before the task goes on, this is tapped.
  case ends([Step])

  static let hour = Self.pass(.seconds(3_600))
  static let tenSeconds = Self.pass(.microseconds(10_437_301))
  static let part = Self.pass(.microseconds(437_301))
  static let tinyPart = Self.pass(.microseconds(300))

  /// What changes something; in the moment in which a second ends, once. Sixth, what finds most.
  static func following(_ steps: [Self]) -> [Self] {
    let ends = [[Self.pause], [.pause, .start]].map { Self.ends($0) }
    let running =
      [.pause, part, .rest, .nearlyTheRest] + (steps.contains(where: ends.contains) ? [] : ends)
    let next = isPaused(after: steps) ? [.start, hour] : running
    let some = steps.count < 5 ? next : next.filter { [.pause, .rest].contains($0) }
    return steps.isEmpty ? [.start] : some.filter { $0 == .rest || $0 != steps.last }
  }

  /// With a tap on the button that was tapped last, once.
  static func followingWithSecondTap(_ steps: [Self]) -> [Self] {
    let isPaused = isPaused(after: steps)
    let hasSecondTap = steps.indices.contains {
      steps[$0] == (Self.isPaused(after: Array(steps[..<$0])) ? .pause : .start)
    }
    let taps: [Self] = hasSecondTap ? [isPaused ? .start : .pause] : [.start, .pause]
    var times = isPaused ? [hour] : [tinyPart, .rest]
    if !isPaused, !steps.contains(tenSeconds) { times.append(tenSeconds) }
    return steps.count < 5 ? taps + times.filter { $0 != steps.last } : [.rest]
  }

  private static func isPaused(after steps: [Self]) -> Bool {
    steps.last { [.start, .pause, .ends([.pause])].contains($0) } != .start
  }

  var description: String {
    switch self {
    case .start: "“start” is tapped"
    case .pause: "“pause” is tapped"
    case .rest: "the rest of the second passes"
    case .nearlyTheRest: "all but a microsecond of the second passes"
    case .pass(let time): "\(time) pass"
    case .ends(let taps): "\(taps.map(\.description).joined(separator: " and ")) as the second ends"
    }
  }
}
