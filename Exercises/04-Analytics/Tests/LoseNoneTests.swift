import Dependencies
import Foundation
import TestProbes
import Testing

@testable import AnalyticsExercises

@MainActor
@Suite struct LoseNone {
  let clock = TestClock()

  // Demand 1
  @Test(arguments: contexts)
  func `events wait ten seconds and are posted together, equal ones too`(
    context: DependencyContext
  ) async {
    await inContext(context) {
      let sleeps = LockIsolated(0)
      let office = PostOffice(clock, sleeps: sleeps)
      office.batcher.track("a")
      await clock.advance(by: .microseconds(6_310_437))
      #expect(sleeps.value == 1, "An event waits for one sleep of ten seconds. Sleeps:")
      office.batcher.track("b")
      office.batcher.track("a")
      await clock.advance(by: .microseconds(3_689_562))
      #expect(office.begun == [], "The ten seconds after the first event are not over. Posted:")
      await clock.advance(by: .microseconds(1))
      #expect(!office.isCancelled, "\(PostOffice.cancelled)")
      #expect(
        office.begun == [["a", "b", "a"]],
        "Ten seconds after the first event, all three should be posted as one batch. Posted:"
      )
      await clock.advance(by: .seconds(6))
      office.batcher.track("b")
      await clock.advance(by: .microseconds(9_999_999))
      #expect(office.begun.count == 1, "The ten seconds after a later event are not over. Posts:")
      await clock.advance(by: .seconds(60))
      #expect(office.arrived == ["a", "b", "a", "b"], "A minute later, these have arrived:")
    }
  }

  // Demand 2
  @Test(arguments: contexts)
  func `events and posts in every order keep to the ten seconds`(context: DependencyContext) async {
    await expectNoFault(in: context, upTo: 6, without: [.fails, .flush])
    let during = [.event] + BatcherStep.times + [.event]
    await expectNoFault(in: context, upTo: 8, after: during, without: [.fails, .flush])
  }

  // Demand 3
  @Test(arguments: contexts)
  func `what cannot be posted is tried again, however often, before what came later`(
    context: DependencyContext
  ) async {
    await inContext(context) {
      let office = PostOffice(clock, failures: 37)
      let events = (1...1_200).map { oddTexts[$0 % oddTexts.count] }
      for event in events { office.batcher.track(event) }
      await clock.advance(by: .microseconds(14_310_437))
      office.batcher.track("b")
      await clock.advance(by: .seconds(400))
      #expect(office.begun.count == 38, "37 posts should fail, and the next bring it all. Posts:")
      let isWhole = office.arrived == events + ["b"]
      #expect(isWhole, "All 1,201 events should arrive, once, in order.")
    }
  }

  @Test(arguments: contexts)
  func `what waits is posted, also when nothing else holds the batcher`(
    context: DependencyContext
  ) async {
    await inContext(context) {
      let office = PostOffice(clock, failures: 1)
      office.batcher.track("a")
      office.letGoOfTheBatcher()
      await clock.advance(by: .seconds(10))
      // Demand 1
      #expect(office.begun.first == ["a"], "Nobody holds the batcher. In ten seconds, it posts:")
      await clock.advance(by: .seconds(60))
      // Demand 3
      #expect(office.arrived == ["a"], "Nobody holds it, and a post failed. A minute later:")
    }
  }

  @Test(arguments: contexts)
  func `posts that fail, in every order, lose nothing`(context: DependencyContext) async {
    // Demand 2
    let times = #_sourceLocation
    // Demand 3
    await expectNoFault(in: context, upTo: 6, without: [.flush], times: times)
  }

  // Demand 4
  @Test func `a flush posts at once, and only once`() async {
    let office = PostOffice(clock)
    let events = (1...150).map { oddTexts[$0 % oddTexts.count] }
    for event in events { office.batcher.track(event) }
    office.late = "b"
    await clock.advance()
    #expect(office.begun.map(\.count) == [], "150 events wait for their ten seconds. Batches:")
    await office.batcher.flush()
    await clock.advance()
    #expect(office.begun.map(\.count) == [150], "150 events are flushed. Batches, of so many:")
    #expect(office.arrived == events, "150 events were flushed, and did not arrive in their order.")
    await clock.advance(by: .seconds(60))
    // Demand 1
    #expect(office.begun.dropFirst() == [["b"]], "An event came as a flush ended. Posts after it:")
  }

  // Demand 4
  @Test(arguments: contexts)
  func `events, posts, failures and flushes in every order lose nothing`(
    context: DependencyContext
  ) async {
    await expectNoFault(in: context, upTo: 6)
  }

  // Demand 5
  @Test(arguments: contexts)
  func `flushes are over when their posts are, in every order`(context: DependencyContext) async {
    await expectNoFault(in: context, upTo: 5, awaitsFlushes: true)
    let two: [BatcherStep] = [.event, .flush, .flush]
    await expectNoFault(in: context, upTo: 8, after: two, without: [.flush], awaitsFlushes: true)
    await expectNoFault(in: context, upTo: 7, after: [.event, .flush] + two, awaitsFlushes: true)
  }

  // Demand 6
  @Test(arguments: contexts)
  func `a post is never empty`(context: DependencyContext) async {
    await inContext(context) {
      let office = PostOffice(clock, failures: 1)
      await office.batcher.flush()
      office.batcher.track("a")
      await office.batcher.flush()
      await office.batcher.flush()
      await office.batcher.flush()
      await clock.advance(by: .seconds(60))
      #expect(
        office.begun == [["a"], ["a"]],
        "One event, a post that fails, one that does not, and flushes without an event. Posted:"
      )
    }
  }

  // Demand 1
  @Test func `two batchers do not know each other`() async {
    let (first, second) = (PostOffice(clock), PostOffice(clock))
    first.batcher.track("a")
    await clock.advance(by: .microseconds(4_000_437))
    second.batcher.track("a")
    await clock.advance(by: .microseconds(5_999_563))
    #expect(first.begun == [["a"]], "Ten seconds after its event, the first of two batchers posts.")
    #expect(second.begun == [], "The first of two batchers posts, and so does the second one.")
    await clock.advance(by: .microseconds(4_000_437))
    #expect(second.arrived == ["a"], "The second of two batchers posts after its ten seconds.")
  }

  private func expectNoFault(
    in context: DependencyContext,
    upTo length: Int,
    after first: [BatcherStep] = [],
    without others: [BatcherStep] = [],
    awaitsFlushes: Bool = false,
    times: SourceLocation? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await everyOrder(
      in: context,
      upTo: context == .test ? length : length - 1,
      of: {
        $0.count < first.count
          ? [first[$0.count]] : ExpectedPosts(after: $0).next(without: others)
      },
      fault: {
        await fault(after: $0, awaitsFlushes: awaitsFlushes)
          .map { ($0, at: $1 ? times ?? sourceLocation : sourceLocation) }
      }
    )
  }

  /// What is not as these steps make it, and whether it is only the time of a post.
  private func fault(after steps: [BatcherStep], awaitsFlushes: Bool) async -> (String, Bool)? {
    let clock = TestClock()
    let office = PostOffice(clock, isHeld: true)
    var expected = ExpectedPosts(after: [])
    for step in steps {
      var rest = Duration.microseconds(1)
      if case .pass(let time) = step {
        expected.pass(time - rest)
        if expected.left == rest {
          await clock.advance(by: time - rest)
          if office.begun != expected.begun { return ("Posted too early: \(office.begun)", true) }
        } else {
          rest = time
        }
      }
      switch step {
      case .event: office.batcher.track(expected.nextEvent)
      case .flush: await office.startFlush(isCancelled: !expected.events.count.isMultiple(of: 2))
      case .arrives, .fails: await office.endPost(fails: step == .fails)
      case .pass: await clock.advance(by: rest)
      }
      expected.take(step)
    }
    let (begun, flushesOver) = (office.begun, office.flushesOver)
    await office.open()
    let isWhole = office.arrived == expected.events
    if office.isCancelled { return (PostOffice.cancelled, false) }
    if !expected.isOpen {
      let isOfTime = isWhole && begun.count != expected.begun.count
      if begun != expected.begun { return ("Posted: \(begun), not \(expected.begun)", isOfTime) }
      if awaitsFlushes, flushesOver != expected.flushesOver {
        let early = "A flush has returned, and the post that it has to wait for is not over."
        let late = "A flush has not returned, and no post that it has to wait for is under way."
        return (flushesOver > expected.flushesOver ? early : late, false)
      }
    }
    if isWhole { return nil }
    return ("A minute later, \(office.arrived) have arrived, not \(expected.events)", false)
  }
}

/// Takes the batches of one batcher, and knows which have arrived.
@MainActor
private final class PostOffice {
  private(set) var begun: [[String]] = []
  private(set) var arrived: [String] = []
  private(set) var flushesOver = 0
  private(set) var isCancelled = false
  /// An event that comes as the next post is over.
  var late: String?
  private var failures: Int
  private var isHeld: Bool
  private var held: [CheckedContinuation<Void, Never>] = []
  private let clock: TestClock<Duration>
  private var kept: EventBatcher?

  static let cancelled = "A post runs in a task that is cancelled, so it fails."
  struct Closed: Error {}
  private static let errors: [any Error] = [Closed(), CancellationError(), URLError(.timedOut)]

  /// So many `failures` come before the first post that arrives. One that is held has to be ended.
  init(
    _ clock: TestClock<Duration>,
    failures: Int = 0,
    isHeld: Bool = false,
    sleeps: LockIsolated<Int>? = nil
  ) {
    (self.clock, self.failures, self.isHeld) = (clock, failures, isHeld)
    kept = withDependencies {
      $0.continuousClock = sleeps.map { .counting(clock, in: $0) } ?? StrangeClock.watched(clock)
    } operation: {
      EventBatcher { [weak self] in try await self?.post($0) }
    }
  }

  var batcher: EventBatcher { kept! }

  func letGoOfTheBatcher() { kept = nil }

  func startFlush(isCancelled: Bool) async {
    let task = Task {
      await batcher.flush()
      flushesOver += 1
    }
    if isCancelled { task.cancel() }
    await clock.advance()
  }

  func endPost(fails: Bool = false) async {
    if fails { failures += 1 }
    held.popLast()?.resume()
    await clock.advance()
  }

  /// From here on, each post arrives at once.
  func open() async {
    (isHeld, failures) = (false, 0)
    await endPost()
    await clock.advance(by: .seconds(60))
  }

  private func post(_ batch: [String]) async throws {
    begun.append(batch)
    if isHeld { await withCheckedContinuation { held.append($0) } }
    isCancelled = isCancelled || Task.isCancelled
    try Task.checkCancellation()
    guard failures == 0 else {
      failures -= 1
      throw Self.errors[begun.count % 3]
    }
    arrived += batch
    if let event = late.take() { Task { batcher.track(event) } }
  }
}
