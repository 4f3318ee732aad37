// Events are lost in two more ways: nothing holds the batcher any more, or the network is away for
// longer.
import Dependencies
import Testing

@testable import AnalyticsExercises

@MainActor
@Suite(.timeLimit(.minutes(1))) struct LoseNoneEdges {
  struct Offline: Error {}

  let clock = TestClock()
  let posts = LockIsolated<[[String]]>([])
  let isOffline = LockIsolated(false)

  @Test func `what waits is posted even if nothing holds the batcher any more`() async {
    makeBatcher().track("a")
    await clock.advance(by: .seconds(10))
    #expect(posts.value == [["a"]])
  }

  @Test func `it is posted ten seconds after each failure, until it arrives`() async {
    let batcher = makeBatcher()
    isOffline.setValue(true)
    batcher.track("a")
    await clock.advance(by: .seconds(30))
    isOffline.setValue(false)
    await clock.advance(by: .seconds(60))
    #expect(posts.value == [["a"], ["a"], ["a"], ["a"]])
  }

  private func makeBatcher() -> EventBatcher {
    withDependencies {
      $0.continuousClock = clock
    } operation: {
      EventBatcher { [posts, isOffline] batch in
        posts.withValue { $0.append(batch) }
        if isOffline.value { throw Offline() }
      }
    }
  }
}
