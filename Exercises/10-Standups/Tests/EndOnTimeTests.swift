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
  @Test(arguments: [(1, 60_000), (3, 100_700), (4, 98_495), (7, 437)])
  func `each turn ends when its part has passed, and the debate with the last one`(
    speakers: Int,
    milliseconds: Int
  ) async {
    let duration = Duration.milliseconds(milliseconds)
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

  // Demand 2
  @Test(arguments: [Duration.milliseconds(23), .milliseconds(700), .milliseconds(2_500)])
  func `on a clock that wakes late, the delays do not add up`(late: Duration) async throws {
    try await everyOrder(upTo: 6, of: Step.onScreen(Step.times)) {
      try await fault(after: $0, late: late)
    }
  }

  // Demand 3
  @Test func `after each sleep of the computer, it is where the clock is`() async throws {
    try await everyOrder(upTo: 6, of: Step.onScreen(Step.times + Step.sleeps)) {
      try await fault(after: $0)
    }
  }

  // Demand 4
  @Test(arguments: [DependencyContext.live, .preview, .test])
  func `the record says when it began`(context: DependencyContext) async {
    let identifiers = [437, 8]
    let dates = [1000.4375, 1001].map(Date.init(timeIntervalSince1970:))
    let debates = identifiers.map { makeDebate(3, .seconds(60), identifiers: $0, in: context) }
    for (number, debate) in debates.enumerated() {
      date.setValue(dates[number])
      debate.screenAppeared()
      await clock.advance(by: .seconds(10))
    }
    date.setValue(Date(timeIntervalSince1970: 5000))
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

  // Demand 5
  @Test func `ended by hand, it is over at once`() async {
    let debate = makeDebate(4, .seconds(60))
    let view = TestView { debate.record }
    debate.screenAppeared()
    await clock.advance(by: .milliseconds(23_700))
    debate.endButtonTapped()
    let began = debate.record?.began
    #expect(began == date.value, "You ended the debate. Its record says that it began:")
    #expect(view.isTold, "The debate is over, and a screen that shows it is not notified.")
    debate.screenDisappeared()
  }

  @Test func `whenever you end it, it ends once`() async throws {
    try await everyOrder(upTo: 6, of: Step.onScreen(Step.times + [.ends])) {
      try await fault(after: $0)
    }
  }

  // Demand 6
  @Test func `whenever the screen goes and comes, it stops and begins anew`() async throws {
    try await everyOrder(
      upTo: 6,
      of: { steps in
        let isOnScreen = steps.last { [.appears, .goes].contains($0) } == .appears
        let next: [Step] = isOnScreen ? [.goes, .ends] : [.appears]
        return steps.isEmpty ? next : next + Step.times
      },
      fault: { try await fault(after: $0) }
    )
  }

  // Demand 5
  @Test func `ended as a turn ends, it is over all the same`() async {
    let happens = LockIsolated<(@MainActor @Sendable () -> Void)?>(nil)
    let debates = [2, 1].map {
      makeDebate($0, .seconds(60), on: StrangeClock.waking(clock, happens))
    }
    debates[0].screenAppeared()
    happens.setValue { debates[0].endButtonTapped() }
    await clock.advance(by: .seconds(30))
    #expect(debates[0].record != nil, "You ended the debate as a turn ended, and it is not over.")
    #expect(debates[0].speakerIndex == 0, "You ended it as a turn ended. The speaker is now:")
    debates[0].screenDisappeared()
    // Demand 6
    debates[1].screenAppeared()
    happens.setValue { debates[1].screenDisappeared() }
    await clock.advance(by: .seconds(60))
    #expect(debates[1].record == nil, "The screen went as the time ended. It leaves:")
  }

  // Demand 1
  @Test(arguments: [DependencyContext.live, .preview])
  func `elsewhere than in a test, the same is true`(_ context: DependencyContext) async {
    let other = TestClock()
    let debates = [clock, other].map { makeDebate(4, .milliseconds(60_300), on: $0, in: context) }
    await inContext(context) {
      for debate in debates { debate.screenAppeared() }
      date.setValue(Date(timeIntervalSince1970: 5000))
      await clock.advance(by: .milliseconds(60_300))
      await other.advance(by: .milliseconds(60_299))
      #expect(
        debates.map { $0.record != nil } == [true, false],
        "Two debates with two clocks, context '\(context)': the second has a millisecond left."
      )
      #expect(debates.map(\.speakerIndex) == [3, 3], "In '\(context)', both are in the last turn.")
      // Demand 4
      let began = debates[0].record?.began.timeIntervalSince1970
      #expect(began == 7.4375, "In '\(context)', the date changed later. The record says it began:")
      for debate in debates { debate.screenDisappeared() }
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
      case .ends: debate.endButtonTapped()
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
    identifiers: Int = 0,
    in context: DependencyContext = .test
  ) -> Debate {
    withDependencies {
      $0.continuousClock = clock ?? self.clock
      $0.date = DateGenerator { [date] in date.value }
      $0.uuid = .incrementing
      for _ in 0..<identifiers { _ = $0.uuid() }
      $0.context = context
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
