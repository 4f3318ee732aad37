import Dependencies
import Testing

@testable import AnalyticsExercises

@MainActor
@Suite(.timeLimit(.minutes(1))) struct LoseNone {
  struct Offline: Error {}

  let clock = TestClock()
  let posts = LockIsolated<[[String]]>([])
  let delivered = LockIsolated<[[String]]>([])
  let isOffline = LockIsolated(false)

  @Test func `ten seconds after the first pending event, all are posted in one batch`() async {
    let batcher = makeBatcher()
    batcher.track("a")
    await clock.advance(by: .seconds(6))
    batcher.track("b")
    batcher.track("a")
    await clock.advance(by: .milliseconds(3_999))
    #expect(posts.value == [])
    await clock.advance(by: .milliseconds(1))
    #expect(posts.value == [["a", "b", "a"]])
    batcher.track("c")
    await clock.advance(by: .milliseconds(9_999))
    #expect(posts.value == [["a", "b", "a"]], "“c” is posted before its own ten seconds are over.")
    await clock.advance(by: .milliseconds(1))
    #expect(posts.value == [["a", "b", "a"], ["c"]])
  }

  @Test func `what could not be posted is pending for ten seconds more`() async {
    let batcher = makeBatcher()
    isOffline.setValue(true)
    batcher.track("a")
    await clock.advance(by: .seconds(11))
    #expect(posts.value == [["a"]])
    batcher.track("b")
    isOffline.setValue(false)
    await clock.advance(by: .seconds(9))
    #expect(posts.value == [["a"], ["a", "b"]], "“a” failed, and is not posted with “b” at 20 s.")
  }

  @Test func `a flush ends the delay, and returns when all is posted`() async {
    let batcher = makeBatcher(aPostTakes: .seconds(2))
    batcher.track("a")
    await clock.advance(by: .seconds(3))
    let flush = Task { await deliveredByFlush(of: batcher) }
    await clock.advance(by: .seconds(2))
    let deliveredByThen = await flush.value
    #expect(deliveredByThen == [["a"]], "The flush has returned, and “a” is not delivered.")
    batcher.track("b")
    await clock.advance(by: .seconds(9))
    #expect(posts.value == [["a"]], "The delay of “a” goes on, and “b” is posted too early.")
  }

  @Test func `a flush waits for the post that is under way, and does not cancel it`() async {
    let batcher = makeBatcher(aPostTakes: .seconds(2))
    batcher.track("a")
    await clock.advance(by: .seconds(10))
    let flush = Task { await deliveredByFlush(of: batcher) }
    await clock.advance(by: .seconds(2))
    let deliveredByThen = await flush.value
    #expect(deliveredByThen == [["a"]], "The flush has returned, and “a” is not delivered.")
    #expect(posts.value == [["a"]], "The flush cancelled this post, so “a” was posted again.")
  }

  private func makeBatcher(aPostTakes duration: Duration = .zero) -> EventBatcher {
    withDependencies {
      $0.continuousClock = clock
    } operation: {
      EventBatcher { [clock, posts, delivered, isOffline] batch in
        posts.withValue { $0.append(batch) }
        if isOffline.value { throw Offline() }
        try await clock.sleep(for: duration)
        delivered.withValue { $0.append(batch) }
      }
    }
  }

  private func deliveredByFlush(of batcher: EventBatcher) async -> [[String]] {
    await batcher.flush()
    return delivered.value
  }
}
