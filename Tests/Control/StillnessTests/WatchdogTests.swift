import ConcurrencyExtras
import Dispatch
import TestTools
import Testing

@testable import Stillness

@Suite struct WatchdogOfTheLane {
  /// In a process of its own, where nothing else wants the main thread.
  @Test func `frees a job that blocks its thread until another has run`() async {
    await #expect(processExitsWith: .success) {
      blockUntilAnotherHasRun()
      await MainActor.run { blockUntilAnotherHasRun() }
      // There all jobs were to run on the thread that is blocked.
      await withMainSerialExecutor { () async in blockUntilAnotherHasRun() }
    }
  }

  @Test func `counts time in which the process has worked, or all its threads waited`() {
    #expect(!Observation().isTick)
    #expect(Observation(hasWorked: true).isTick)
    #expect(Observation(allWait: true).isTick)
  }
}

/// What a synchronous function may do, and an asynchronous one may not.
private func blockUntilAnotherHasRun() {
  let hasRun = DispatchSemaphore(value: 0)
  Task { @MainActor in }
  Task { hasRun.signal() }
  for _ in 1...2 { SerialLane.shared.inspect(Observation(allWait: true)) }
  hasRun.wait()
}
