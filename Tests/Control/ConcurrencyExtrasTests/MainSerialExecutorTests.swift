import ConcurrencyExtras
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

  @Test func `runs a synchronous operation`() {
    var count = 0
    withMainSerialExecutor { count += 1 }
    #expect(count == 1)
  }

  @Test func `throws what its operation throws`() async {
    #expect(throws: Refusal()) { try withMainSerialExecutor { throw Refusal() } }
    await #expect(throws: Refusal()) {
      try await withMainSerialExecutor { () async throws in throw Refusal() }
    }
  }
}

private struct Refusal: Error, Equatable {}
