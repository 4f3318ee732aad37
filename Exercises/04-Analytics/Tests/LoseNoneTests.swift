import Dependencies
import DependenciesTestSupport
import Testing

@testable import AnalyticsExercises

@MainActor
@Suite struct LoseNone {
  let clock = TestClock()

  // Demand 1
  @Test func `events wait ten seconds and are posted together, equal ones too`() async {
    let office = PostOffice(clock)
    office.batcher.track("a")
    await clock.advance(by: .microseconds(6_310_437))
    office.batcher.track("b")
    office.batcher.track("a")
    await clock.advance(by: .microseconds(3_689_562))
    #expect(office.begun == [], "Ten seconds after the first event are not over yet. Posted:")
    await clock.advance(by: .microseconds(1))
    #expect(
      office.begun == [["a", "b", "a"]],
      "Ten seconds after the first event, all three should be posted as one batch. Posted:"
    )
    await clock.advance(by: .seconds(60))
    #expect(office.delivered == [["a", "b", "a"]], "Later, something is posted once more.")
  }

  @Test func `the next event begins the next ten seconds`() async {
    let office = PostOffice(clock)
    office.batcher.track("a")
    await clock.advance(by: .microseconds(17_310_437))
    office.batcher.track("a")
    await clock.advance(by: .microseconds(9_999_999))
    #expect(office.begun == [["a"]], "The second batch is posted before its time.")
    await clock.advance(by: .microseconds(1))
    #expect(office.begun == [["a"], ["a"]], "The second batch is not posted after ten seconds.")
  }

  // Demand 6
  @Test func `a post is never empty`() async {
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

  // Demand 2
  @Test func `what comes during a post is posted ten seconds after it`() async {
    let office = PostOffice(clock, takes: .microseconds(4_310_437))
    office.batcher.track("a")
    await clock.advance(by: .microseconds(10_700_100))
    office.batcher.track("b")
    await clock.advance(by: .microseconds(2_000_000))
    office.batcher.track("c")
    await clock.advance(by: .microseconds(11_610_336))
    #expect(office.begun == [["a"]], "Ten seconds after the post are not over yet. Posted:")
    await clock.advance(by: .microseconds(1))
    #expect(
      office.begun == [["a"], ["b", "c"]],
      "Two events came during a post. Ten seconds after it, they should be posted. Posted:"
    )
    await clock.advance(by: .seconds(60))
    #expect(office.delivered == [["a"], ["b", "c"]], "Each event should arrive once, in order.")
    // Demand 6
    #expect(office.mostAtOnce == 1, "Two posts are under way at once.")
  }

  // Demand 2
  @Test func `a slow post lets the others wait`() async {
    let office = PostOffice(clock, takes: .microseconds(31_000_437))
    office.batcher.track("a")
    await clock.advance(by: .microseconds(12_000_100))
    office.batcher.track("b")
    await clock.advance(by: .microseconds(38_999_000))
    #expect(office.begun == [["a"]], "A post takes half a minute, and nine seconds later:")
    await clock.advance(by: .seconds(60))
    #expect(office.delivered == [["a"], ["b"]], "Each event should arrive once, in order.")
    // Demand 6
    #expect(office.mostAtOnce == 1, "Two posts are under way at once.")
  }

  // Demand 3
  @Test func `what cannot be posted is tried again, however often, before what came later`() async {
    let office = PostOffice(clock, failures: 37)
    office.batcher.track("a")
    office.batcher.track("a")
    await clock.advance(by: .microseconds(14_310_437))
    office.batcher.track("b")
    await clock.advance(by: .microseconds(5_689_562))
    #expect(
      office.begun == [["a", "a"]],
      "Ten seconds after the failure are not over yet. Posted:"
    )
    await clock.advance(by: .microseconds(1))
    #expect(
      office.begun == [["a", "a"], ["a", "a", "b"]],
      "Ten seconds after the failure, all that waits should be posted. Posted:"
    )
    await clock.advance(by: .seconds(400))
    #expect(office.begun.count == 38, "37 posts fail and the next does not. Posts:")
    #expect(office.delivered == [["a", "a", "b"]], "All events should arrive, once, in order.")
  }

  @Test func `what waits is posted, also when nothing else holds the batcher`() async {
    let office = PostOffice(clock, failures: 1)
    office.batcher.track("a")
    office.letGoOfTheBatcher()
    await clock.advance(by: .seconds(10))
    #expect(office.begun == [["a"]], "Nothing holds the batcher, ten seconds are over. Posted:")
    await clock.advance(by: .seconds(10))
    #expect(office.delivered == [["a"]], "Nothing holds the batcher, one post failed. Arrived:")
  }

  @Test func `a slow post that fails is tried again ten seconds after its failure`() async {
    let office = PostOffice(clock, takes: .microseconds(25_310_437), failures: 2)
    office.batcher.track("a")
    await clock.advance(by: .microseconds(12_110_000))
    office.batcher.track("b")
    await clock.advance(by: .microseconds(33_200_436))
    #expect(office.begun == [["a"]], "Ten seconds after the failure are not over yet. Posted:")
    await clock.advance(by: .microseconds(1))
    #expect(
      office.begun == [["a"], ["a", "b"]],
      "A slow post failed, and an event came meanwhile. Ten seconds after the failure:"
    )
    await clock.advance(by: .seconds(120))
    #expect(office.delivered == [["a", "b"]], "Both events should arrive, once, in order.")
    #expect(office.mostAtOnce == 1, "Two posts are under way at once.")
  }

  // Demand 4
  @Test func `a flush posts at once, and only once`() async {
    let office = PostOffice(clock, takes: .microseconds(4_310_437))
    let events = (1...150).map { "event \($0 % 40)" }
    for event in events { office.batcher.track(event) }
    await clock.advance()
    #expect(office.begun.map(\.count) == [], "150 events wait, and before their ten seconds:")
    let flush = office.startFlush()
    flush.task.cancel()
    await clock.advance(by: .microseconds(4_310_436))
    // Demand 5
    #expect(!flush.isOver.value, "A flush is cancelled, and over before its post is.")
    await clock.advance(by: .microseconds(1))
    #expect(flush.isOver.value, "A flush is cancelled, its post is over, and the flush is not.")
    // Demand 4
    #expect(
      office.delivered.map(\.count) == [150],
      "The app goes away, its flush is cancelled, and 150 events wait. The batches that arrived have:"
    )
    let isInOrder = office.delivered.flatMap { $0 } == events
    #expect(isInOrder, "150 events were flushed, and did not arrive in their order.")
    await clock.advance(by: .seconds(60))
    #expect(office.begun.count == 1, "After the flush, something is posted once more.")
  }

  // Demand 3
  @Test func `a flush that fails is tried again ten seconds after its failure`() async {
    let office = PostOffice(clock, failures: 1)
    office.batcher.track("a")
    await clock.advance(by: .microseconds(3_200_437))
    await office.batcher.flush()
    // Demand 5
    #expect(office.begun == [["a"]], "A flush should try to post once. Posted:")
    // Demand 3
    office.batcher.track("b")
    await clock.advance(by: .microseconds(9_999_999))
    #expect(office.begun == [["a"]], "Ten seconds after the failure are not over yet. Posted:")
    await clock.advance(by: .microseconds(1))
    #expect(office.delivered == [["a", "b"]], "Ten seconds after the failure, this has arrived:")
  }

  // Demand 1
  @Test func `an event after a flush waits its own ten seconds`() async {
    let office = PostOffice(clock)
    office.batcher.track("a")
    await clock.advance(by: .microseconds(7_310_437))
    await office.batcher.flush()
    office.batcher.track("b")
    await clock.advance(by: .microseconds(9_999_999))
    #expect(office.begun == [["a"]], "An event after a flush is posted before its ten seconds.")
    await clock.advance(by: .microseconds(1))
    #expect(office.begun == [["a"], ["b"]], "An event after a flush is not posted in time.")
  }

  // Demand 2
  @Test func `an event during the post of a flush waits ten seconds after it`() async {
    let office = PostOffice(clock, takes: .microseconds(4_310_437))
    office.batcher.track("a")
    let flush = office.startFlush()
    await clock.advance(by: .microseconds(2_000_000))
    office.batcher.track("b")
    await clock.advance(by: .microseconds(12_310_436))
    #expect(flush.isOver.value, "The post of the flush is over, and the flush is not.")
    #expect(office.begun == [["a"]], "Ten seconds after the flush are not over yet. Posted:")
    await clock.advance(by: .microseconds(1))
    #expect(office.begun == [["a"], ["b"]], "Ten seconds after the flush, this is posted:")
  }

  // Demand 4
  @Test(arguments: [0, 1])
  func `a flush during a post posts the rest right after it`(failures: Int) async {
    let office = PostOffice(clock, takes: .microseconds(4_310_437), failures: failures)
    office.batcher.track("a")
    await clock.advance(by: .microseconds(12_110_000))
    office.batcher.track("b")
    let flush = office.startFlush()
    let rest = failures == 0 ? ["b"] : ["a", "b"]
    await clock.advance(by: .microseconds(2_200_436))
    #expect(office.begun == [["a"]], "A post is under way, and the flush does not wait for it.")
    await clock.advance(by: .microseconds(1))
    #expect(office.begun == [["a"], rest], "The post is over, and the flush should post the rest.")
    await clock.advance(by: .microseconds(4_310_436))
    #expect(!flush.isOver.value, "The flush is over before what waits is posted.")
    await clock.advance(by: .microseconds(1))
    #expect(flush.isOver.value, "What waited is posted, and the flush is not over.")
    await clock.advance(by: .seconds(60))
    #expect(office.begun == [["a"], rest], "After the flush, something is posted once more.")
    #expect(office.mostAtOnce == 1, "Two posts are under way at once.")
  }

  @Test func `a flush during a post that fails posts its events again`() async {
    let office = PostOffice(clock, takes: .microseconds(4_310_437), failures: 1)
    office.batcher.track("a")
    await clock.advance(by: .microseconds(12_110_000))
    let flush = office.startFlush()
    await clock.advance(by: .microseconds(2_200_437))
    #expect(
      office.begun == [["a"], ["a"]],
      "A flush was called during a post, and that post has failed. Nothing else waits. Posted:"
    )
    await clock.advance(by: .microseconds(4_310_436))
    #expect(!flush.isOver.value, "The flush is over before what failed is posted again.")
    await clock.advance(by: .microseconds(1))
    #expect(flush.isOver.value, "What failed is posted again, and the flush is not over.")
  }

  // Demand 5
  @Test func `a flush with nothing to post waits for the post that is under way`() async {
    let office = PostOffice(clock, takes: .microseconds(4_310_437))
    office.batcher.track("a")
    await clock.advance(by: .microseconds(12_110_000))
    let flush = office.startFlush()
    await clock.advance(by: .microseconds(2_200_436))
    #expect(!flush.isOver.value, "A post is under way. If the app goes away now, it is lost.")
    await clock.advance(by: .microseconds(1))
    #expect(flush.isOver.value, "The post is over and nothing waits, and the flush is not over.")
    await clock.advance(by: .seconds(60))
    #expect(office.begun == [["a"]], "One event, one post, and a flush during that post. Posted:")
  }

  // Demand 4
  @Test func `a flush during a flush loses nothing`() async {
    let office = PostOffice(clock, takes: .microseconds(4_310_437))
    office.batcher.track("a")
    let first = office.startFlush()
    await clock.advance(by: .microseconds(1_000_437))
    office.batcher.track("a")
    let second = office.startFlush()
    let third = office.startFlush()
    third.task.cancel()
    await clock.advance(by: .microseconds(7_620_437))
    #expect(
      office.delivered == [["a"], ["a"]],
      "Three flushes meet, and an event came after the first. Two posts later, this has arrived:"
    )
    #expect(office.mostAtOnce == 1, "Two posts are under way at once.")
    let areOver = [first, second, third].map(\.isOver.value)
    #expect(areOver == [true, true, true], "Both posts are over, and not all flushes are.")
  }

  // Demand 1
  @Test(arguments: [DependencyContext.live, .preview])
  func `elsewhere than in a test, the same is true`(_ context: DependencyContext) async {
    let office = PostOffice(clock, takes: .microseconds(4_310_437), failures: 1, in: context)
    await inContext(context) {
      office.batcher.track("a")
      await clock.advance(by: .microseconds(9_999_999))
      #expect(office.begun == [], "In context '\(context)', the ten seconds are not over. Posted:")
      await clock.advance(by: .microseconds(1))
      office.batcher.track("b")
      #expect(office.begun == [["a"]], "In context '\(context)', the ten seconds are over. Posted:")
      await clock.advance(by: .microseconds(14_310_437))
      #expect(
        office.begun == [["a"], ["a", "b"]],
        "In context '\(context)', the first post has failed, ten seconds ago. Posted:"
      )
      await clock.advance(by: .seconds(5))
      office.batcher.track("c")
      let flush = office.startFlush()
      await clock.advance()
      #expect(
        office.begun == [["a"], ["a", "b"], ["c"]],
        "In context '\(context)', the app goes away. Posted:"
      )
      await clock.advance(by: .seconds(5))
      #expect(flush.isOver.value, "In context '\(context)', the flush is not over.")
    }
  }

  @Test func `two batchers do not know each other`() async {
    let (first, second) = (PostOffice(clock), PostOffice(clock))
    first.batcher.track("a")
    await clock.advance(by: .microseconds(4_000_437))
    second.batcher.track("a")
    await first.batcher.flush()
    #expect(first.delivered == [["a"]], "The first of two batchers posts what waits there.")
    #expect(second.begun == [], "The first of two batchers is flushed, and the second one posts.")
    await clock.advance(by: .seconds(10))
    #expect(second.delivered == [["a"]], "The second of two batchers posts ten seconds later.")
  }
}

/// Takes the batches of one batcher, slowly or not at first, and knows which have arrived.
@MainActor
private final class PostOffice {
  private(set) var begun: [[String]] = []
  private(set) var delivered: [[String]] = []
  private(set) var mostAtOnce = 0
  private var underWay = 0
  private var failures: Int
  private let clock: TestClock<Duration>
  private let duration: Duration
  private var kept: EventBatcher?

  struct Closed: Error {}

  init(
    _ clock: TestClock<Duration>,
    takes duration: Duration = .zero,
    failures: Int = 0,
    in context: DependencyContext = .test
  ) {
    self.clock = clock
    self.duration = duration
    self.failures = failures
    kept = withDependencies {
      $0.context = context
      $0.continuousClock = StrangeClock.watched(clock)
    } operation: {
      EventBatcher { [weak self] in try await self?.post($0) }
    }
  }

  var batcher: EventBatcher { kept! }

  func letGoOfTheBatcher() { kept = nil }

  func startFlush() -> (task: Task<Void, Never>, isOver: LockIsolated<Bool>) {
    let isOver = LockIsolated(false)
    let task = Task {
      await batcher.flush()
      isOver.setValue(true)
    }
    return (task, isOver)
  }

  private func post(_ batch: [String]) async throws {
    begun.append(batch)
    underWay += 1
    mostAtOnce = max(mostAtOnce, underWay)
    defer { underWay -= 1 }
    if duration > .zero { try await clock.sleep(for: duration) }
    guard failures == 0 else {
      failures -= 1
      if failures.isMultiple(of: 2) { throw CancellationError() }
      throw Closed()
    }
    delivered.append(batch)
  }
}
