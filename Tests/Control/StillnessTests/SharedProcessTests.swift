import Clocks
import ConcurrencyExtras
import Dispatch
import IssueReporting
import TestTools
import Testing

@testable import Stillness

// In processes of their own, because what never rests keeps all others waiting for a while. What
// two tests do is done there under two identities. Limits are reached sooner than usual; under
// WORKBOOK_STRESS=1 it takes as long as in your tests.
@Suite(.serialized) struct TestsThatShareAProcess {
  @Test func `an advance waits for work inside of an actor that another test keeps busy`() async {
    await #expect(processExitsWith: .success) {
      if !isStressWanted { Stillness.divideLimits(by: 20) }
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
        // A million take minutes, and a day where jobs are watched by hooks alone.
        let many = WatchMode.current == .hooks ? 1_000 : 1_000_000
        for round in 1...(isStressWanted ? many : 20) {
          let value = LockIsolated(0)
          Task { @MainActor in
            try await clock.sleep(for: .seconds(1))
            for _ in 1...5 { await shared.work() }
            value.setValue(round)
          }
          await clock.advance(by: .seconds(1))
          precondition(value.value == round, "In round \(round)")
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
      await inNewTest { await advance(3, expecting: []) }
      isRunning.setValue(false)
    }
  }

  @Test func `a loop that belongs to no test is no issue of any`() async {
    await #expect(processExitsWith: .success) {
      let isRunning = LockIsolated(true)
      Task.detached { while isRunning.value { await Task.yield() } }
      await inNewTest { await advance(3, expecting: []) }
      isRunning.setValue(false)
    }
  }

  @Test func `a loop of clocks that are advanced inside of an advance is an issue`() async {
    await #expect(processExitsWith: .success) {
      if !isStressWanted { Stillness.divideLimits(by: 20) }
      await inNewTest {
        let issues = await IssueLog.messages {
          let loop = Task {
            while !Task.isCancelled { await TestClock().advance(by: .seconds(1)) }
          }
          await TestClock().advance(by: .seconds(1))
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
      await inNewTest { await advance(3, expecting: []) }
    }
  }

  @Test func `a task that a test blocks is an issue of its own`() async {
    await #expect(processExitsWith: .success) {
      if !isStressWanted { Stillness.divideLimits(by: 400) }
      await inNewTest {
        Task.detached { waitForEver() }
        await advance(3, expecting: [blocked])
      }
    }
  }

  @Test func `a task that blocks the main thread is an issue of all who wait`() async {
    await #expect(processExitsWith: .success) {
      if !isStressWanted { Stillness.divideLimits(by: 400) }
      await inNewTest { Task { @MainActor in waitForEver() } }
      await inNewTest { await advance(1, expecting: [blocked]) }
    }
  }
}

private let blocked = """
  Something blocks its thread and does not end, so it does not come to rest.

  Look for a semaphore, a lock or a call that waits for something that never comes. In a task, wait \
  with 'await' instead.
  """

/// Runs an operation as a test that is no other, in a task of its own.
private func inNewTest(_ operation: @escaping @Sendable () async -> Void) async {
  await Task.detached {
    await TestIdentity.$handedDown.withValue(TestIdentity()) { await operation() }
  }.value
}

/// Each advance has to show what a task has done.
private func advance(_ times: Int, expecting expected: [String]) async {
  let done = LockIsolated(0)
  let issues = await IssueLog.messages {
    for round in 1...times {
      Task { done.setValue(round) }
      await TestClock().advance()
      precondition(done.value == round, "In round \(round)")
    }
  }
  precondition(issues == expected)
}

/// What a synchronous function may do, and an asynchronous one may not.
private func waitForEver() { DispatchSemaphore(value: 0).wait() }

private actor Shared {
  private var sum = 0.0

  func work() { sum += (1...20).reduce(0.0) { $0 + 1 / Double($1) } }
}
