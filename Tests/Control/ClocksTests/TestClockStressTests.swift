import Clocks
import TestTools
import Testing

@Suite struct TestClockStress {
  let clock = TestClock()

  @Test func `a sleep until now returns every time`() async throws {
    for _ in repetitions(10_000) {
      let sleep = Task { [clock] in try await clock.sleep(until: clock.now) }
      await clock.advance()
      try await sleep.value
    }
  }

  @Test func `a cancellation during an advance ends the sleep every time`() async throws {
    for _ in repetitions(10_000) {
      let sleep = Task { [clock] in try await clock.sleep(for: .seconds(2)) }
      Task { [clock] in
        try await clock.sleep(for: .seconds(1))
        sleep.cancel()
      }
      await clock.advance(by: .seconds(2))
      guard case .failure(is CancellationError) = await sleep.result else {
        Issue.record("The sleep ended as if it had not been cancelled.")
        return
      }
    }
    try await clock.checkSuspension()
  }

  @Test func `a task that advances the clock which woke it returns every time`()
    async throws
  {
    for _ in repetitions(10_000) {
      let task = Task { [clock] in
        try await clock.sleep(for: .seconds(1))
        await clock.advance(by: .seconds(1))
      }
      await clock.advance(by: .seconds(1))
      try await task.value
    }
    #expect(clock.now.offset == .seconds(2 * repetitions(10_000).count))
  }
}
