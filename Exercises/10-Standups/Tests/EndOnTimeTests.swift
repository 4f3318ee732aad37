import Dependencies
import DependenciesTestSupport
import Foundation
import Testing

@testable import StandupsExercises

@MainActor
@Suite struct EndOnTime {
  private let clock = TestClock()
  private let date = LockIsolated(Date(timeIntervalSince1970: 7))

  // Demand 1
  @Test(
    arguments: [
      (1, Duration.seconds(60)), (3, .milliseconds(100_700)), (4, .microseconds(2_437_300)),
    ]
  )
  func `it is over when its time has passed on its clock`(
    speakers: Int,
    duration: Duration
  ) async {
    let debate = makeDebate(speakers, duration)
    debate.screenAppeared()
    await clock.advance(by: duration - .microseconds(1))
    #expect(debate.record == nil, "A debate of \(duration) is over before its time.")
    await clock.advance(by: .microseconds(1))
    #expect(debate.record != nil, "The time of \(duration) has passed, and it is not over.")
    #expect(debate.speakerIndex == speakers - 1, "The last turn is over. The last speaker is:")
    await expectNoSleep("The debate is over, and something sleeps on the clock.")
    let record = debate.record
    debate.screenDisappeared()
    #expect(debate.record == record, "The debate was over when the screen went. Its record is:")
  }

  @Test(
    arguments: [
      (2, Duration.seconds(60)), (3, .milliseconds(100_700)), (7, .microseconds(9_437_300)),
    ]
  )
  func `each speaker has the same part of the time`(speakers: Int, duration: Duration) async {
    let debate = makeDebate(speakers, duration, named: ["Ada", "Grace"])
    let view = TestView { debate.speakerIndex }
    debate.screenAppeared()
    var passed = Duration.zero
    for speaker in 1..<speakers {
      // An attosecond is not divided: a part may be off by that.
      let turn = duration * speaker / speakers
      await clock.advance(by: turn - .microseconds(1) - passed)
      #expect(debate.speakerIndex == speaker - 1, "Speaker \(speaker) begins too early.")
      await clock.advance(by: .microseconds(2))
      #expect(
        debate.speakerIndex == speaker,
        "\(turn) of \(duration) have passed. Ada and Grace take turns. The speaker is:"
      )
      passed = turn + .microseconds(1)
    }
    #expect(view.isTold, "The speaker changes, and the screen is not told.")
    debate.screenDisappeared()
  }

  // Demand 2
  @Test func `a clock that wakes a little late does not delay the end`() async {
    let debate = makeDebate(8, .seconds(90), on: StrangeClock.late(clock, by: .milliseconds(23)))
    debate.screenAppeared()
    await clock.advance(by: .milliseconds(78_750 - 1))
    #expect(debate.speakerIndex == 6, "78.749 of 90 s have passed. Of eight speakers, it is:")
    await clock.advance(by: .milliseconds(1 + 23))
    #expect(
      debate.speakerIndex == 7,
      "78.75 of 90 s are over, and 23 ms. Of eight speakers, it is:"
    )
    await clock.advance(by: .milliseconds(90_000 - 78_750 - 24))
    #expect(debate.record == nil, "On a clock that wakes late, the debate is over too early.")
    await clock.advance(by: .milliseconds(1 + 23))
    #expect(debate.record != nil, "Each wake-up was 23 ms late, and the end is later than that.")
    debate.screenDisappeared()
  }

  @Test func `where a part is shorter than a wake-up is late, the delays do not add up`() async {
    // It is late also where nothing is left to sleep for.
    let late = StrangeClock(clock) { base, deadline in
      try await base.sleep(until: max(deadline, base.now).advanced(by: .milliseconds(2_500)))
    }
    let debate = makeDebate(8, .seconds(8), on: late)
    debate.screenAppeared()
    await clock.advance(by: .milliseconds(7_500))
    #expect(
      debate.speakerIndex >= 5,
      "Five turns of 1 s are over, and a wake-up is 2.5 s late. 7.5 s have passed, and the speaker is:"
    )
    await clock.advance(by: .milliseconds(3_000))
    #expect(debate.record != nil, "A wake-up is 2.5 s late, and the end is later than that.")
    debate.screenDisappeared()
  }

  // Demand 3
  @Test func `after a sleep of the computer it is where the clock is`() async {
    let debate = makeDebate(5, .seconds(100), on: closed(from: 23_700, to: 71_300))
    debate.screenAppeared()
    await clock.advance(by: .milliseconds(71_299))
    #expect(debate.speakerIndex == 1, "The lid was closed in the second speaker's turn. It is:")
    await clock.advance(by: .milliseconds(1))
    #expect(debate.speakerIndex == 3, "The lid is open, and 71.3 of 100 s are over. It is:")
    await clock.advance(by: .milliseconds(8_700))
    #expect(debate.speakerIndex == 4, "80 of 100 s are over. It is:")
    await clock.advance(by: .milliseconds(19_999))
    #expect(debate.record == nil, "The debate is over too early after a sleep of the computer.")
    await clock.advance(by: .milliseconds(1))
    #expect(debate.record != nil, "100 s are over, and the debate is not.")
    debate.screenDisappeared()
  }

  @Test func `when the computer sleeps through the end, it is over at once`() async {
    let debate = makeDebate(5, .seconds(100), on: closed(from: 23_700, to: 437_300))
    debate.screenAppeared()
    await clock.advance(by: .milliseconds(437_299))
    #expect(debate.record == nil, "The lid is closed, and the debate is over.")
    await clock.advance(by: .milliseconds(1))
    #expect(debate.record != nil, "The lid is open, the time has passed, and it is not over.")
    #expect(debate.speakerIndex == 4, "The computer slept to the end. Of five speakers, it is:")
    debate.screenDisappeared()
  }

  // Demand 4
  @Test(arguments: [true, false])
  func `the record says when it began`(isEndedByHand: Bool) async {
    let debates = [
      makeDebate(3, .seconds(60), identifiers: 437), makeDebate(2, .seconds(60), identifiers: 8),
    ]
    for (number, debate) in debates.enumerated() {
      date.setValue(Date(timeIntervalSince1970: 1000 + Double(number)))
      debate.screenAppeared()
      await clock.advance(by: .seconds(10))
    }
    date.setValue(Date(timeIntervalSince1970: 5000))
    if isEndedByHand {
      for debate in debates { debate.endButtonTapped() }
    } else {
      await clock.advance(by: .seconds(60))
    }
    let expected: [DebateRecord?] = [(437, 1000), (8, 1001)].map {
      DebateRecord(id: UUID($0), began: Date(timeIntervalSince1970: $1))
    }
    #expect(
      debates.map(\.record) == expected,
      "Two debates, each with its identifiers, began at 1000 s and at 1001 s. Their records:"
    )
    for debate in debates { debate.screenDisappeared() }
  }

  // Demand 5
  @Test func `ended by hand, it is over at once and once`() async {
    let debate = makeDebate(4, .seconds(60))
    let view = TestView { debate.record }
    debate.screenAppeared()
    await clock.advance(by: .milliseconds(23_700))
    debate.endButtonTapped()
    let record = debate.record
    #expect(record != nil, "You ended the debate, and it is not over.")
    #expect(view.isTold, "The debate is over, and a screen that shows it is not told.")
    await expectNoSleep("You ended the debate, and something sleeps on the clock.")
    debate.endButtonTapped()
    await clock.advance(by: .seconds(120))
    #expect(debate.record == record, "The debate was over, and it has ended another time.")
    #expect(debate.speakerIndex == 1, "The debate was over, and it is another speaker's turn:")
    debate.screenDisappeared()
  }

  @Test func `when its time has passed, the button does nothing more`() async {
    let debate = makeDebate(4, .seconds(60))
    debate.screenAppeared()
    await clock.advance(by: .seconds(60))
    let record = debate.record
    debate.endButtonTapped()
    #expect(debate.record == record, "The debate was over, and it has ended another time.")
    #expect(record != nil, "The time has passed, and the debate is not over.")
    debate.screenDisappeared()
  }

  // Demand 6
  @Test func `when the screen goes, nothing goes on`() async {
    let debate = makeDebate(4, .seconds(60))
    debate.screenAppeared()
    await clock.advance(by: .milliseconds(23_700))
    debate.screenDisappeared()
    await expectNoSleep("The screen is gone, and something sleeps on the clock.")
    await clock.advance(by: .seconds(120))
    #expect(debate.record == nil, "The screen is gone, and the debate leaves a record.")
    #expect(debate.speakerIndex == 1, "The screen is gone after 23.7 of 60 s. The speaker is:")
  }

  @Test func `when the screen comes back, the debate begins anew`() async {
    let debate = makeDebate(4, .seconds(60))
    debate.screenAppeared()
    await clock.advance(by: .milliseconds(23_700))
    debate.screenDisappeared()
    date.setValue(Date(timeIntervalSince1970: 437))
    debate.screenAppeared()
    await clock.advance(by: .milliseconds(14_999))
    #expect(debate.speakerIndex == 0, "The screen is back for 14.999 of 60 s. The speaker is:")
    await clock.advance(by: .milliseconds(45_000))
    #expect(debate.record == nil, "The screen is back for 59.999 of 60 s. The debate leaves:")
    await clock.advance(by: .milliseconds(1))
    let began = debate.record?.began
    #expect(began == Date(timeIntervalSince1970: 437), "It began anew at 437 s. The record says:")
    debate.screenDisappeared()
  }

  @Test(arguments: [true, false])
  func `when the screen comes back after the end, the record stays`(isEndedByHand: Bool) async {
    let debate = makeDebate(4, .seconds(60))
    debate.screenAppeared()
    await clock.advance(by: .milliseconds(23_700))
    if isEndedByHand { debate.endButtonTapped() }
    await clock.advance(by: .seconds(60))
    let record = debate.record
    debate.screenDisappeared()
    date.setValue(Date(timeIntervalSince1970: 437))
    debate.screenAppeared()
    #expect(debate.record == record, "The debate was over, and its screen is back. Its record is:")
    await clock.advance(by: .seconds(120))
    debate.endButtonTapped()
    #expect(debate.record == record, "The debate was over, and it has ended another time.")
    debate.screenDisappeared()
  }

  // Demand 5
  @Test func `ended as a turn ends, it is over all the same`() async {
    let happens = LockIsolated<(@MainActor @Sendable () -> Void)?>(nil)
    let wakingClock = StrangeClock.waking(clock, happens)
    let debate = makeDebate(2, .seconds(60), on: wakingClock)
    debate.screenAppeared()
    happens.setValue { debate.endButtonTapped() }
    await clock.advance(by: .seconds(30))
    #expect(debate.record != nil, "You ended the debate as a turn ended, and it is not over.")
    #expect(
      debate.speakerIndex == 0,
      "You ended the debate as the first turn ended, before your task went on. The speaker is:"
    )
    debate.screenDisappeared()

    let second = makeDebate(1, .seconds(60), on: wakingClock)
    second.screenAppeared()
    happens.setValue { second.screenDisappeared() }
    await clock.advance(by: .seconds(60))
    #expect(
      second.record == nil,
      "The screen went as the time ended, before your task went on. It leaves:"
    )
  }

  // Demand 1
  @Test(arguments: [DependencyContext.live, .preview])
  func `elsewhere than in a test, the same is true`(_ context: DependencyContext) async {
    let other = TestClock()
    let debate = makeDebate(4, .milliseconds(60_300), in: context)
    let second = makeDebate(2, .milliseconds(60_300), on: other, in: context)
    await inContext(context) {
      for debate in [debate, second] { debate.screenAppeared() }
      date.setValue(Date(timeIntervalSince1970: 5000))
      await clock.advance(by: .milliseconds(60_299))
      #expect(
        [debate, second].map(\.speakerIndex) == [3, 0],
        "Two debates with two clocks, context '\(context)': the first has a millisecond left."
      )
      await clock.advance(by: .milliseconds(1))
      await other.advance(by: .milliseconds(60_299))
      let expected = DebateRecord(id: UUID(0), began: Date(timeIntervalSince1970: 7))
      #expect(debate.record == expected, "Its time has passed, in context '\(context)'. It leaves:")
      #expect(second.record == nil, "Another debate has a millisecond left. It leaves:")
      for debate in [debate, second] { debate.screenDisappeared() }
    }
  }

  private func makeDebate(
    _ speakers: Int,
    _ duration: Duration,
    on clock: (any Clock<Duration>)? = nil,
    named names: [String] = ["Ada", "Grace", "Mary", "Hedy", "Edith", "Joan", "Radia", "Karen"],
    identifiers: Int = 0,
    in context: DependencyContext = .test
  ) -> Debate {
    withDependencies {
      $0.continuousClock = clock ?? self.clock
      $0.date = DateGenerator { [date] in date.value }
      let next = LockIsolated(identifiers)
      $0.uuid = UUIDGenerator {
        next.withValue {
          $0 += 1
          return UUID($0 - 1)
        }
      }
      $0.context = context
    } operation: {
      Debate(speakers: (0..<speakers).map { names[$0 % names.count] }, duration: duration)
    }
  }

  /// The clock of a computer whose lid is closed between two times, in milliseconds from now: a sleeper
  /// that would wake then wakes at their end.
  private func closed(from start: Int, to end: Int) -> StrangeClock {
    let start = clock.now.advanced(by: .milliseconds(start))
    let end = clock.now.advanced(by: .milliseconds(end))
    return StrangeClock(clock) { base, deadline in
      try await base.sleep(until: (start...end).contains(deadline) ? end : deadline)
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
