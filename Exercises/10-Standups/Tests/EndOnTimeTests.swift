import Dependencies
import Foundation
import TestProbes
import Testing

@testable import StandupsExercises

@MainActor
@Suite struct EndOnTime {
  private let clock = TestClock()
  private let date = LockIsolated(Date(timeIntervalSince1970: 7.4375))

  // Demand 1
  @Test(
    arguments: contexts,
    [(1, 60_000), (3, 100_700), (4, 98_495), (7, 437)]
  )
  func `each turn ends when its part has passed, and the debate with the last one`(
    context: DependencyContext,
    debate: (speakers: Int, milliseconds: Int)
  ) async {
    let (speakers, duration) = (debate.speakers, Duration.milliseconds(debate.milliseconds))
    await inContext(context) {
      let debate = makeDebate(speakers, duration)
      let view = TestView { debate.speakerIndex }
      debate.screenAppeared()
      var passed = Duration.zero
      for speaker in 1...speakers {
        // An attosecond is not divided: a part may be off by that.
        let turn = duration * speaker / speakers
        await clock.advance(by: turn - .microseconds(1) - passed)
        #expect(debate.speakerIndex == speaker - 1, "Turn \(speaker) is over too early.")
        #expect(debate.record == nil, "A debate of \(duration) is over before its time.")
        await clock.advance(by: .microseconds(2))
        #expect(
          debate.speakerIndex == min(speaker, speakers - 1),
          "\(turn) of \(duration) have passed. Ada and Grace take turns. The speaker is:"
        )
        passed = turn + .microseconds(1)
      }
      #expect(debate.record != nil, "\(duration) have passed, and the debate is not over.")
      #expect(view.isTold || speakers == 1, "The speaker changes, and the screen is not notified.")
      debate.screenDisappeared()
    }
  }

  // Demand 2
  @Test(arguments: contexts, [23, 700, 2_500])
  func `on a clock that wakes late, the delays do not add up`(
    context: DependencyContext,
    milliseconds: Int
  ) async throws {
    try await everyOrder(
      in: context,
      upTo: context == .test ? 6 : 5,
      of: Step.onScreen(Step.times),
      fault: { try await fault(after: $0, late: .milliseconds(milliseconds)) }
    )
  }

  // Demand 3
  @Test(arguments: contexts)
  func `after each sleep of the computer, it is where the clock is`(
    context: DependencyContext
  ) async throws {
    let next = Step.onScreen(Step.times + Step.sleeps)
    try await everyOrder(in: context, upTo: context == .test ? 6 : 4, of: next) {
      try await fault(after: $0)
    }
  }

  // Demand 4
  @Test(arguments: contexts)
  func `the record says when it began`(context: DependencyContext) async {
    let identifiers = [437, 8]
    let dates = [1000.4375, 1001].map(Date.init(timeIntervalSince1970:))
    let clocks = [clock, TestClock()]
    await inContext(context) {
      let debates = zip(clocks, identifiers).map {
        makeDebate(3, .seconds(60), on: $0, identifiers: $1)
      }
      for (number, debate) in debates.enumerated() {
        date.setValue(dates[number])
        debate.screenAppeared()
        date.setValue(Date(timeIntervalSince1970: 5000))
        await clock.advance(by: .seconds(10))
      }
      // Demand 1
      await clock.advance(by: .seconds(1))
      await clocks[1].advance(by: .milliseconds(19_999))
      let speakers = debates.map(\.speakerIndex)
      #expect(speakers == [1, 0], "21 s have passed on one clock, 19.999 s on another. There are:")
      // Demand 4
      for (number, debate) in debates.enumerated() {
        debate.endButtonTapped()
        #expect(debate.record?.began == dates[number], "The record says that it began:")
        #expect(
          (0...2).contains { debate.record?.id == UUID(identifiers[number] + $0) },
          "Two debates have their own identifiers. The record of number \(number + 1) has another."
        )
        debate.screenDisappeared()
      }
    }
  }

  // Demand 5
  @Test(arguments: contexts)
  func `whenever you end it, it ends once`(context: DependencyContext) async throws {
    let next = Step.onScreen(Step.times + [.ends])
    try await everyOrder(in: context, upTo: context == .test ? 6 : 5, of: next) {
      try await fault(after: $0)
    }
  }

  // Demand 6
  @Test(arguments: contexts)
  func `whenever the screen goes and comes, it stops and begins anew`(
    context: DependencyContext
  ) async throws {
    try await everyOrder(
      in: context,
      upTo: context == .test ? 6 : 5,
      of: { steps in
        let isOnScreen = steps.last { [.appears, .goes].contains($0) } == .appears
        let next: [Step] = isOnScreen ? [.goes, .ends] : [.appears]
        return steps.isEmpty ? next : next + Step.times
      },
      fault: { try await fault(after: $0) }
    )
  }

  // Demand 5
  @Test(arguments: contexts)
  func `ended as a turn ends, it is over all the same`(context: DependencyContext) async {
    await inContext(context) {
      let happens = LockIsolated<(@MainActor @Sendable () -> Void)?>(nil)
      let debates = [2, 1].map {
        makeDebate($0, .seconds(60), on: StrangeClock.waking(clock, happens))
      }
      debates[0].screenAppeared()
      happens.setValue {
        happens.setValue(nil)
        debates[0].endButtonTapped()
      }
      await clock.advance(by: .seconds(30))
      // Demand 1
      guard happens.value == nil else {
        Issue.record("A turn is over, and no sleep on the debate's clock has ended.")
        return
      }
      // Demand 5
      #expect(debates[0].record != nil, "You ended the debate as a turn ended, and it is not over.")
      #expect(debates[0].speakerIndex == 0, "You ended it as a turn ended. The speaker is now:")
      debates[0].screenDisappeared()
      // Demand 6
      debates[1].screenAppeared()
      happens.setValue { debates[1].screenDisappeared() }
      await clock.advance(by: .seconds(60))
      #expect(debates[1].record == nil, "The screen went as the time ended. It leaves:")
    }
  }

  /// What is not as these steps make it, where three speakers share three seconds.
  private func fault(after steps: [Step], late: Duration = .zero) async throws -> String? {
    let clock = TestClock()
    let wakes = LockIsolated(clock.now)
    let computer = StrangeClock(clock) { base, deadline in
      // It is late also where nothing is left to sleep for.
      try await base.sleep(until: max(deadline, base.now).advanced(by: late))
      if base.now < wakes.value { try await base.sleep(until: wakes.value) }
    }
    let debate = makeDebate(3, .seconds(3), on: computer)
    defer { debate.screenDisappeared() }
    var began = Date.distantPast
    // Of a debate that runs.
    var passed: Duration?
    var speakers = 0...0
    var record: DebateRecord?
    for (number, step) in steps.enumerated() {
      date.setValue(Date(timeIntervalSince1970: Double(number)))
      switch step {
      case .appears:
        (began, passed) = (date.value, .zero)
        // It turns back at once, or as a task begins. With a record, it need not.
        speakers = 0...(record == nil ? speakers.upperBound : 2)
        debate.screenAppeared()
      case .goes:
        passed = nil
        debate.screenDisappeared()
      case .ends:
        let view = TestView { debate.record }
        debate.endButtonTapped()
        if !view.isTold, debate.record != record { return "No screen hears that it is over." }
      case .pass(let time), .sleeps(let time):
        if case .sleeps = step { wakes.setValue(clock.now.advanced(by: time)) }
        await clock.advance(by: time)
        passed? += time
        guard let passed, record == nil else { break }
        let turns = [passed - late, passed].map { max(0, min(Int($0 / .seconds(1)), 2)) }
        speakers = turns[0]...turns[1]
      }
      if record != nil {
        if debate.record != record { return "It was over, and now it has another record." }
      } else if let left = debate.record {
        guard step == .ends || passed ?? .zero >= .seconds(3) else { return "It leaves a record." }
        let isKnown = (0..<steps.count).contains { UUID($0) == left.id }
        // What it says is a later demand than when it is there.
        guard left.began == began && isKnown || !(steps.contains(.ends) || steps.contains(.goes))
        else { return "It began at \(began), and its record is \(left)." }
        if step != .ends { speakers = 2...2 }
        (record, passed) = (left, nil)
      } else if step == .ends || passed ?? .zero >= .seconds(3) + late {
        return "It is not over."
      }
    }
    guard speakers.contains(debate.speakerIndex) else {
      let right = speakers.map(String.init).joined(separator: " or ")
      return "Three speakers share 3 s. 'speakerIndex' is \(debate.speakerIndex), not \(right)."
    }
    guard passed == nil else { return nil }
    do { try await clock.checkSuspension() } catch { return "Something sleeps on the clock." }
    return nil
  }

  private func makeDebate(
    _ speakers: Int,
    _ duration: Duration,
    on clock: (any Clock<Duration>)? = nil,
    identifiers: Int = 0
  ) -> Debate {
    withDependencies {
      $0.continuousClock = clock ?? self.clock
      $0.date = DateGenerator { [date] in date.value }
      $0.uuid = .incrementing
      for _ in 0..<identifiers { _ = $0.uuid() }
    } operation: {
      Debate(speakers: (0..<speakers).map { ["Ada", "Grace"][$0 % 2] }, duration: duration)
    }
  }
}

private enum Step: Equatable, CustomStringConvertible {
  case appears, goes, ends
  case pass(Duration)
  case sleeps(Duration)

  /// Together they are two turns.
  static let times = [437_301, 1_562_699].map { Self.pass(.microseconds($0)) }
  static let sleeps = [1_999_700, 2_562_399, 62_562_699].map { Self.sleeps(.microseconds($0)) }

  static func onScreen(_ next: [Self]) -> ([Self]) -> [Self] {
    { $0.isEmpty ? [.appears] : next }
  }

  var description: String {
    switch self {
    case .appears: "the screen appears"
    case .goes: "the screen goes"
    case .ends: "you end the debate"
    case .pass(let time): "\(time) pass"
    case .sleeps(let time): "the computer sleeps for \(time)"
    }
  }
}
