import Clocks
import ConcurrencyExtras
import Dispatch
import IssueReporting
import Stillness
import TestTools
import Testing

// In processes of their own, because what never rests keeps all others waiting for a while. What
// two tests do is done there under two identities.
@Suite(.serialized) struct TestsThatShareAProcess {
  @Test func `an advance waits for work inside of an actor that another test keeps busy`() async {
    await #expect(processExitsWith: .success) {
      let shared = Shared()
      let isRunning = LockIsolated(true)
      await inNewTest {
        for _ in 1...16 {
          Task { @MainActor in
            while isRunning.value { await Task { @MainActor in await shared.work() }.value }
          }
        }
      }
      await inNewTest {
        let clock = TestClock()
        for round in 1...repetitions(20).count {
          let value = LockIsolated(0)
          Task { @MainActor in
            try await clock.sleep(for: .seconds(1))
            for _ in 1...20 { await shared.work() }
            value.setValue(20)
          }
          await clock.advance(by: .seconds(1))
          precondition(value.value == 20, "In round \(round)")
        }
      }
      isRunning.setValue(false)
    }
  }

  @Test func `a loop of one test is no issue of another, which does not wait for it`() async {
    await #expect(processExitsWith: .success) {
      let isRunning = LockIsolated(true)
      await inNewTest {
        Task.detached { while isRunning.value { await Task.yield() } }
      }
      await inNewTest {
        let clock = TestClock()
        let issues = await IssueLog.messages {
          for _ in 1...3 { await clock.advance(by: .seconds(1)) }
        }
        precondition(issues == [])
      }
      isRunning.setValue(false)
    }
  }

  @Test func `a loop of clocks that are advanced inside of an advance is an issue`() async {
    await #expect(processExitsWith: .success) {
      if !isStressWanted { Stillness.divideLimits(by: 20) }
      await inNewTest {
        let clock = TestClock()
        let issues = await IssueLog.messages {
          let loop = Task {
            while !Task.isCancelled { await TestClock().advance(by: .seconds(1)) }
          }
          await clock.advance(by: .seconds(1))
          loop.cancel()
          await loop.value
        }
        precondition(issues.contains { $0.hasPrefix("Something does not come to rest: it goes") })
      }
    }
  }

  @Test func `a task that one test blocks is no issue of another`() async {
    await #expect(processExitsWith: .success) {
      await inNewTest { Task.detached { waitForEver() } }
      await inNewTest {
        let done = LockIsolated(0)
        let issues = await IssueLog.messages {
          for round in 1...3 {
            Task { done.setValue(round) }
            await TestClock().advance()
            precondition(done.value == round)
          }
        }
        precondition(issues == [])
      }
    }
  }

  @Test func `a task that a test blocks is an issue of its own`() async {
    await #expect(processExitsWith: .success) {
      if !isStressWanted { Stillness.divideLimits(by: 100) }
      await inNewTest {
        Task.detached { waitForEver() }
        let issues = await IssueLog.messages {
          for _ in 1...2 { await TestClock().advance() }
        }
        let message = """
          Something blocks its thread and does not end, so it does not come to rest.

          Look for a semaphore, a lock or a call that waits for something that never comes. In a \
          task, wait with 'await' instead.
          """
        precondition(issues == [message])
      }
    }
  }
}

/// Runs an operation as a test that is no other, in a task of its own.
private func inNewTest(_ operation: @escaping @Sendable () async -> Void) async {
  await Task.detached {
    await TestIdentity.$handedDown.withValue(TestIdentity()) { await operation() }
  }.value
}

/// What a synchronous function may do, and an asynchronous one may not.
private func waitForEver() { DispatchSemaphore(value: 0).wait() }

private actor Shared {
  private var sum = 0.0

  func work() { sum += (1...20).reduce(0.0) { $0 + 1 / Double($1) } }
}
