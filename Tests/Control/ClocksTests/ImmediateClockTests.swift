import Clocks
import Testing

@Suite struct ImmediateClockTests {
  let clock = ImmediateClock()

  @Test func `does not wait, and moves its time to the deadline`() async throws {
    try await clock.sleep(for: .seconds(10))
    #expect(clock.now.offset == .seconds(10))
    try await clock.sleep(for: .seconds(5))
    #expect(clock.now.offset == .seconds(15))
  }

  @Test func `never goes back`() async throws {
    try await clock.sleep(for: .seconds(10))
    try await clock.sleep(until: .init(offset: .seconds(3)), tolerance: nil)
    try await clock.sleep(for: .seconds(-3))
    #expect(clock.now.offset == .seconds(10))
  }

  @Test func `does not let a cancelled task go on`() async {
    let sleep = Task { [clock] in
      withUnsafeCurrentTask { $0?.cancel() }
      try await clock.sleep(for: .seconds(1))
    }
    await #expect(throws: CancellationError.self) { try await sleep.value }
    #expect(clock.now.offset == .zero)
  }

  @Test @MainActor func `a sleep that has begun does not hear of a cancellation`() async throws {
    // Not `sleep(for:)`, which leaves the main actor.
    let sleep = Task { try await clock.sleep(until: .init(offset: .seconds(1)), tolerance: nil) }
    Task {
      #expect(clock.now.offset == .seconds(1))
      sleep.cancel()
    }
    try await sleep.value
  }

  @Test @MainActor func `lets others run between two sleeps`() async throws {
    let log = Log()
    let other = Task { log.add("other") }
    try await clock.sleep(for: .seconds(1))
    log.add("awake")
    await other.value
    #expect(log.entries == ["other", "awake"])
  }
}
