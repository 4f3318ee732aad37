import Clocks
import Testing

@MainActor @Suite struct TestClockCancellation {
  let clock = TestClock()
  let log = Log()

  @Test func `ends a sleep at once`() async throws {
    let sleep = Task { [clock] in try await clock.sleep(for: .seconds(1)) }
    await clock.advance()
    sleep.cancel()
    await #expect(throws: CancellationError.self) { try await sleep.value }
    #expect(clock.now.offset == .zero)
  }

  @Test func `keeps a task that is cancelled already from sleeping`() async throws {
    let sleep = Task { [clock] in
      withUnsafeCurrentTask { $0?.cancel() }
      try await clock.sleep(for: .seconds(1))
    }
    await #expect(throws: CancellationError.self) { try await sleep.value }
    try await clock.checkSuspension()
  }

  @Test func `leaves the other sleepers alone`() async {
    let sleeps = (1...9).map { second in
      Task { [clock, log] in
        try await clock.sleep(for: .seconds(second))
        log.add("\(second)")
      }
    }
    await clock.advance()
    for index in [0, 4, 5, 8] { sleeps[index].cancel() }
    await clock.advance(by: .seconds(9))
    #expect(log.entries == ["2", "3", "4", "7", "8"])
  }

  @Test func `reaches a sleeper that has been woken and has not gone on yet`() async {
    let other = Task { [clock, log] in
      try await clock.sleep(for: .seconds(2))
      log.add("never")
    }
    Task { [clock] in
      try await clock.sleep(for: .seconds(1))
      other.cancel()
    }
    await clock.advance(by: .seconds(2))
    #expect(log.entries == [])
  }
}
