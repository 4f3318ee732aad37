import Clocks
import ConcurrencyExtras
import DependenciesTestSupport
import IssueReporting
import Stillness
import Testing

@Suite struct WorkThatNeverRests {
  private let message = """
    Something does not come to rest: it goes on and on without waiting for the clock, so no moment \
    is the right one to go on with the test.

    Look for a loop that yields, polls or starts a new task at each turn. Let it sleep on the test \
    clock, wait for a value, or end when its task is cancelled.
    """

  @Test func `is an issue of the test whose work it is, not a hang`() async {
    let clock = TestClock()
    let loop = Task { while !Task.isCancelled { await Task.yield() } }
    let issues = await textsOfIssues { await clock.advance(by: .seconds(1)) }
    #expect(issues == [message])
    #expect(clock.now.offset == .seconds(1))

    let more = await textsOfIssues {
      for _ in 1...3 { await clock.advance(by: .seconds(1)) }
    }
    loop.cancel()
    #expect(more == [message, message, message])
  }

  @Test func `is found in detached tasks that start each other`() async {
    let clock = TestClock()
    let isRunning = LockIsolated(true)
    @Sendable func relay() {
      Task.detached { if isRunning.value { relay() } }
    }
    relay()
    let issues = await textsOfIssues { await clock.advance(by: .seconds(1)) }
    isRunning.setValue(false)
    #expect(issues == [message])
  }
}
