import Dependencies
import Testing

@testable import AnalyticsExercises

@MainActor
@Suite(.timeLimit(.minutes(1))) struct LoseNone {
  struct Offline: Error {}

  let clock = TestClock()
  let posts = LockIsolated<[[String]]>([])
  let arrived = LockIsolated<[[String]]>([])
  let isOffline = LockIsolated(false)

  @Test func `ten seconds after the first event that waits, all are posted in one batch`() async {
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
    #expect(posts.value == [["a", "b", "a"]], "“c” is posted before ten seconds of its own.")
    await clock.advance(by: .milliseconds(1))
    #expect(posts.value == [["a", "b", "a"], ["c"]])
  }

  @Test func `what could not be posted waits for the next ten seconds`() async {
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

  @Test func `a flush ends the ten seconds, and returns when what waits is posted`() async {
    let batcher = makeBatcher(aPostTakes: .seconds(2))
    batcher.track("a")
    await clock.advance(by: .seconds(3))
    let flush = Task { await arrived(whenFlushing: batcher) }
    await clock.advance(by: .seconds(2))
    let arrivedByThen = await flush.value
    #expect(arrivedByThen == [["a"]], "The flush has returned, and “a” has not arrived.")
    batcher.track("b")
    await clock.advance(by: .seconds(9))
    #expect(posts.value == [["a"]], "The ten seconds of “a” go on, and take “b” along too early.")
  }

  @Test func `a flush waits for the post that is under way, and does not cancel it`() async {
    let batcher = makeBatcher(aPostTakes: .seconds(2))
    batcher.track("a")
    await clock.advance(by: .seconds(10))
    let flush = Task { await arrived(whenFlushing: batcher) }
    await clock.advance(by: .seconds(2))
    let arrivedByThen = await flush.value
    #expect(arrivedByThen == [["a"]], "The flush has returned, and “a” has not arrived.")
    #expect(posts.value == [["a"]], "The flush cancelled this post, so “a” was posted again.")
  }

  private func makeBatcher(aPostTakes duration: Duration = .zero) -> EventBatcher {
    withDependencies {
      $0.continuousClock = clock
    } operation: {
      EventBatcher { [clock, posts, arrived, isOffline] batch in
        posts.withValue { $0.append(batch) }
        if isOffline.value { throw Offline() }
        try await clock.sleep(for: duration)
        arrived.withValue { $0.append(batch) }
      }
    }
  }

  private func arrived(whenFlushing batcher: EventBatcher) async -> [[String]] {
    await batcher.flush()
    return arrived.value
  }
}
