import Clocks
import Dependencies
import TestTools
import Testing

@MainActor @Suite struct TestClockRun {
  let clock = TestClock()
  let log = Log()

  @Test func `goes on until nobody sleeps`() async {
    Task { [clock, log] in
      for _ in 1...10 {
        try await clock.sleep(for: .seconds(60))
        log.add("\(clock.now.offset)")
      }
    }
    await clock.run()
    #expect(log.entries.count == 10)
    #expect(clock.now.offset == .seconds(600))
  }

  @Test func `gives up on a timer without end, and cancels it`() async throws {
    let timer = Task { [clock] in
      while true { try await clock.sleep(for: .seconds(1)) }
    }
    let issues = await IssueLog.messages { await clock.run(timeout: .zero) }
    #expect(
      issues == [
        """
        The clock still wakes sleepers after 0.0 seconds of work: now at 1000.0 seconds. A timer \
        or a loop of sleeps does not end. Advance the clock by a duration instead, end the loop, \
        or give 'run' a longer timeout.
        """
      ]
    )
    await #expect(throws: CancellationError.self) { try await timer.value }
    try await clock.checkSuspension()
  }
}

@MainActor @Suite struct TestClockSuspensionCheck {
  let clock = TestClock()

  @Test func `counts a task that is about to fall asleep`() async {
    Task { [clock] in
      await Task.yield()
      try await clock.sleep(for: .seconds(1))
    }
    await #expect {
      try await clock.checkSuspension()
    } throws: { error in
      "\(error)" == """
        1 task is still asleep on the clock. Advance it far enough to wake it, or look for work \
        that the feature should have cancelled.
        """
    }
  }

  @Test func `counts all who sleep`() async {
    for _ in 1...3 {
      Task { [clock] in try await clock.sleep(for: .seconds(1)) }
    }
    await #expect {
      try await clock.checkSuspension()
    } throws: { error in
      "\(error)" == """
        3 tasks are still asleep on the clock. Advance it far enough to wake them, or look for \
        work that the feature should have cancelled.
        """
    }
  }
}
