import Dependencies
import DependenciesTestSupport
import Testing

@testable import AnalyticsExercises

@MainActor
@Suite struct LoseNone {
  let clock = TestClock()

  @Test func `events wait ten seconds and are posted together`() async {
    let office = PostOffice(clock)
    let batcher = batcher(office)
    batcher.track("a")
    await clock.advance(by: .milliseconds(6_310))
    batcher.track("b")
    await clock.advance(by: .milliseconds(3_689))
    #expect(office.delivered == [], "Ten seconds after the first event are not over yet.")
    await clock.advance(by: .milliseconds(1))
    #expect(
      office.delivered == [["a", "b"]],
      "Ten seconds after the first event, both events should be posted as one batch."
    )
  }

  @Test func `nobody tracks, so nothing is posted`() async {
    let office = PostOffice(clock)
    let batcher = batcher(office)
    await batcher.flush()
    batcher.track("a")
    await clock.advance(by: .milliseconds(60_310))
    #expect(
      office.delivered == [["a"]],
      "One event was tracked in a minute: one batch with it is all there is to post."
    )
  }

  @Test func `the next event begins the next ten seconds`() async {
    let office = PostOffice(clock)
    let batcher = batcher(office)
    batcher.track("a")
    await clock.advance(by: .milliseconds(17_310))
    batcher.track("b")
    await clock.advance(by: .milliseconds(9_999))
    #expect(
      office.delivered == [["a"]],
      "The second batch is posted before its time, or not apart."
    )
    await clock.advance(by: .milliseconds(1))
    #expect(
      office.delivered == [["a"], ["b"]],
      "The second batch is not posted after ten seconds."
    )
  }

  @Test func `an event that comes during a post is in the next batch`() async {
    let office = PostOffice(clock, takes: .milliseconds(4_310))
    let batcher = batcher(office)
    batcher.track("a")
    await clock.advance(by: .milliseconds(12_110))
    batcher.track("b")
    await clock.advance(by: .seconds(60))
    #expect(
      office.delivered.flatMap(\.self) == ["a", "b"],
      "An event came while another was on its way: each should arrive once, in order."
    )
  }

  @Test func `a batch that fails is tried again, before what came later`() async {
    let office = PostOffice(clock, failures: 2)
    let batcher = batcher(office)
    batcher.track("a")
    batcher.track("b")
    await clock.advance(by: .milliseconds(14_310))
    #expect(
      office.attempts == 1,
      "The first post fails at ten seconds; at fourteen it is too early for the next, or there was none."
    )
    batcher.track("c")
    await clock.advance(by: .seconds(60))
    #expect(
      office.delivered.flatMap(\.self) == ["a", "b", "c"],
      "Two posts fail and the third does not: all events should be there, once, in order."
    )
  }

  @Test func `an event that comes during a post that fails is not lost`() async {
    let office = PostOffice(clock, takes: .milliseconds(4_310), failures: 1)
    let batcher = batcher(office)
    batcher.track("a")
    await clock.advance(by: .milliseconds(12_110))
    batcher.track("b")
    await clock.advance(by: .seconds(60))
    #expect(
      office.delivered.flatMap(\.self) == ["a", "b"],
      "An event came while a post was failing: both should arrive, once, in order."
    )
  }

  @Test func `a flush posts at once, and only once`() async {
    let office = PostOffice(clock)
    let batcher = batcher(office)
    batcher.track("a")
    batcher.track("b")
    await batcher.flush()
    #expect(office.delivered == [["a", "b"]], "The app goes away, and what waits is not posted.")
    await clock.advance(by: .milliseconds(60_310))
    #expect(office.delivered == [["a", "b"]], "After the flush, something is posted once more.")
  }

  @Test func `a flush that fails loses nothing`() async {
    let office = PostOffice(clock, failures: 1)
    let batcher = batcher(office)
    batcher.track("a")
    await batcher.flush()
    #expect(office.attempts == 1, "A flush should try to post once, and it did not.")
    batcher.track("b")
    await clock.advance(by: .milliseconds(60_310))
    #expect(
      office.delivered.flatMap(\.self) == ["a", "b"],
      "The post of a flush fails: its events should arrive later, once, in order."
    )
  }

  @Test func `an event after a flush waits its own ten seconds`() async {
    let office = PostOffice(clock)
    let batcher = batcher(office)
    batcher.track("a")
    await clock.advance(by: .milliseconds(7_310))
    await batcher.flush()
    batcher.track("b")
    await clock.advance(by: .milliseconds(9_999))
    #expect(office.delivered == [["a"]], "An event after a flush is posted before its ten seconds.")
    await clock.advance(by: .milliseconds(1))
    #expect(office.delivered == [["a"], ["b"]], "An event after a flush is not posted in time.")
  }

  @Test func `a flush during a post waits for it, and posts the rest`() async {
    let office = PostOffice(clock, takes: .milliseconds(4_310))
    let batcher = batcher(office)
    batcher.track("a")
    await clock.advance(by: .milliseconds(12_110))
    batcher.track("b")
    let arrived = LockIsolated<[String]?>(nil)
    let flushing = Task {
      await batcher.flush()
      let events = office.delivered.flatMap(\.self)
      arrived.withValue { $0 = events }
    }
    await clock.advance(by: .milliseconds(6_509))
    #expect(arrived.value == nil, "The flush is over before what waits is posted.")
    await clock.advance(by: .milliseconds(1))
    #expect(arrived.value == ["a", "b"], "The flush is over, and not all events are posted.")
    flushing.cancel()
    await clock.advance(by: .seconds(60))
    #expect(
      office.delivered.flatMap(\.self) == ["a", "b"],
      "A post and a flush meet: each event should arrive once, in order."
    )
    #expect(office.mostAtOnce == 1, "Two posts are under way at once.")
  }

  private func batcher(_ office: PostOffice) -> EventBatcher {
    withDependencies {
      $0.continuousClock = clock
    } operation: {
      EventBatcher { try await office.post($0) }
    }
  }
}

/// Takes batches, slowly or not at first, and knows which have arrived.
@MainActor
private final class PostOffice {
  private(set) var delivered: [[String]] = []
  private(set) var attempts = 0
  private(set) var mostAtOnce = 0
  private var underWay = 0
  private var failures: Int
  private let clock: TestClock<Duration>
  private let duration: Duration

  struct Closed: Error {}

  init(_ clock: TestClock<Duration>, takes duration: Duration = .zero, failures: Int = 0) {
    self.clock = clock
    self.duration = duration
    self.failures = failures
  }

  func post(_ batch: [String]) async throws {
    attempts += 1
    underWay += 1
    mostAtOnce = max(mostAtOnce, underWay)
    defer { underWay -= 1 }
    if duration > .zero { try await clock.sleep(for: duration) }
    if failures > 0 {
      failures -= 1
      throw Closed()
    }
    delivered.append(batch)
  }
}
