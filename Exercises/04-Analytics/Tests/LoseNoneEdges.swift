// Events are lost in three more ways: nothing holds the batcher any more, the network is away for
// longer, or the event comes during a post.
import Dependencies
import Testing

@testable import AnalyticsExercises

@MainActor
@Suite(.timeLimit(.minutes(1))) struct LoseNoneEdges {
  struct Offline: Error {}

  let clock = TestClock()
  let posts = LockIsolated<[[String]]>([])
  let isOffline = LockIsolated(false)

  @Test func `pending events are posted even if nothing holds the batcher any more`() async {
    makeBatcher().track("a")
    await clock.advance(by: .seconds(10))
    #expect(posts.value == [["a"]])
  }

  @Test func `a batch is posted ten seconds after each failure, until it arrives`() async {
    let batcher = makeBatcher()
    isOffline.setValue(true)
    batcher.track("a")
    await clock.advance(by: .seconds(30))
    isOffline.setValue(false)
    await clock.advance(by: .seconds(60))
    #expect(posts.value == [["a"], ["a"], ["a"], ["a"]])
  }

  @Test func `what comes during a post or a flush is posted later`() async {
    let batcher = makeBatcher()
    batcher.track("a")
    await clock.advance(by: .seconds(11))
    batcher.track("b")
    await clock.advance(by: .seconds(60))
    #expect(posts.value == [["a"], ["b"]], "“b” came during a post, and is lost.")
    batcher.track("c")
    let flush = Task { await batcher.flush() }
    await clock.advance(by: .seconds(1))
    batcher.track("d")
    await clock.advance(by: .seconds(60))
    await flush.value
    #expect(posts.value == [["a"], ["b"], ["c"], ["d"]], "“d” came during a flush, and is lost.")
  }

  private func makeBatcher() -> EventBatcher {
    withDependencies {
      $0.continuousClock = clock
    } operation: {
      EventBatcher { [clock, posts, isOffline] batch in
        posts.withValue { $0.append(batch) }
        if isOffline.value { throw Offline() }
        try await clock.sleep(for: .seconds(2))
      }
    }
  }
}
