import ConcurrencyExtras
import Dispatch
import TestTools
import Testing

@Suite struct MainSerialExecutor {
  @Test func `runs an asynchronous operation on the main actor`() async {
    let steps = LockIsolated<[String]>([])
    await withMainSerialExecutor {
      MainActor.assertIsolated()
      steps.withValue { $0.append("begin") }
      await Task { steps.withValue { $0.append("task") } }.value
      steps.withValue { $0.append("end") }
    }
    #expect(steps.value == ["begin", "task", "end"])
  }

  /// In a process of its own: a job of another test may hold up the main thread, and then those of
  /// the pool go on meanwhile.
  @Test
  func `takes detached tasks along to the main thread`() async {
    await #expect(processExitsWith: .success) {
      let look = { @Sendable in await Task.detached { precondition(isOnMainQueue()) }.value }
      await withMainSerialExecutor {
        await look()
        uncheckedUseMainSerialExecutor = true
        uncheckedUseMainSerialExecutor = false
        await look()
      }
    }
  }
}

/// Whether this runs where the main actor does. On Linux that need not be the first thread.
private func isOnMainQueue() -> Bool {
  let key = DispatchSpecificKey<Void>()
  DispatchQueue.main.setSpecific(key: key, value: ())
  return DispatchQueue.getSpecific(key: key) != nil
}
