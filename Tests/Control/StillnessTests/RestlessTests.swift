import Clocks
import ConcurrencyExtras
import Dependencies
import Stillness
import TestTools
import Testing

// In processes of their own, because what never rests keeps all others waiting for a while. There
// it is found sooner than usual; under WORKBOOK_STRESS=1 it takes as long as in your tests.
@Suite(.serialized)
struct WorkThatNeverRests {
  @Test func `is an issue of the advance that waits for it, not a hang`() async {
    await #expect(processExitsWith: .success) {
      if !isStressWanted { Stillness.divideLimits(by: 20) }
      let clock = TestClock()
      let loop = Task { while !Task.isCancelled { await Task.yield() } }
      let issues = await IssueLog.messages {
        for _ in 1...3 { await clock.advance(by: .seconds(1)) }
      }
      loop.cancel()
      precondition(issues == [message, message, message])
      precondition(clock.now.offset == .seconds(3))
    }
  }

  @Test func `is found in detached tasks that start each other`() async {
    await #expect(processExitsWith: .success) {
      if !isStressWanted { Stillness.divideLimits(by: 20) }
      let clock = TestClock()
      let isRunning = LockIsolated(true)
      @Sendable func relay() {
        Task.detached { if isRunning.value { relay() } }
      }
      relay()
      let issues = await IssueLog.messages { await clock.advance(by: .seconds(1)) }
      isRunning.setValue(false)
      precondition(issues == [message])
    }
  }

  @Test func `is found in a loop that sleeps for no time`() async {
    await #expect(processExitsWith: .success) {
      if !isStressWanted { Stillness.divideLimits(by: 20) }
      let clock = TestClock()
      let loop = Task { while true { try await clock.sleep(for: .zero) } }
      let issues = await IssueLog.messages { await clock.advance() }
      loop.cancel()
      let standstill = """
        Time stands still: the clock wakes one sleeper after the other at 0.0 seconds. Look for a \
        loop or a timer that sleeps for no time at all, and let it sleep for longer.
        """
      precondition(issues == [standstill])
    }
  }
}

private let message = """
  Something does not come to rest: it goes on and on without waiting for the clock, so no moment \
  is the right one to go on with the test.

  Look for a loop that yields, polls or starts a new task at each turn. Let it sleep on the test \
  clock, wait for a value, or end when its task is cancelled.
  """
