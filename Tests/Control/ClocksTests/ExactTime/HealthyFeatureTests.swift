import Clocks
import ConcurrencyExtras
import Dispatch
import TestTools
import Testing

extension MachineStress {
  /// Features that have a lot to do, and come to rest. However busy the machine is, an advance
  /// waits for them and none is reported to go on and on.
  @Suite struct HealthyFeatures {
    private let clock = TestClock()
    private let done = LockIsolated(0)

    @Test func `tasks that are started at once have all run after an advance`() async {
      let count = repetitions(40_000).count
      for _ in 1...count { Task { done.withValue { $0 += 1 } } }
      await clock.advance()
      #expect(done.value == count)
    }

    @Test func `a chain of detached tasks has come to its end after an advance`() async {
      let count = repetitions(40_000).count
      startChain(of: count)
      await clock.advance()
      #expect(done.value == count)
    }

    @Test func `a task that yields has come to its end after an advance`() async {
      let count = repetitions(40_000).count
      Task {
        for _ in 1...count { await Task.yield() }
        done.setValue(count)
      }
      await clock.advance()
      #expect(done.value == count)
    }

    /// In a process of its own: elsewhere another test may have all jobs run on the main thread,
    /// and there the one that blocks it blocks all others.
    @Test func `a job that blocks its thread is waited for`() async {
      await #expect(processExitsWith: .success) {
        let done = LockIsolated(0)
        for round in 1...3 {
          Task {
            blockUntilAnotherHasRun()
            done.withValue { $0 += 1 }
          }
          await TestClock().advance()
          precondition(done.value == round)
        }
      }
    }

    @Test func `a job that works for long is waited for`() async {
      Task {
        let number = repetitions(20_000_000).reduce(0.0) { $0 + 1 / Double($1) }
        done.setValue(number > 1 ? 1 : 0)
      }
      await clock.advance()
      #expect(done.value == 1)
    }

    private func startChain(of count: Int) {
      guard count > 0 else { return }
      Task.detached {
        done.withValue { $0 += 1 }
        startChain(of: count - 1)
      }
    }
  }
}

/// What a synchronous function may do, and an asynchronous one may not.
private func blockUntilAnotherHasRun() {
  let hasRun = DispatchSemaphore(value: 0)
  Task { hasRun.signal() }
  hasRun.wait()
}
