import Clocks
import Dependencies
import TestTools
import Testing

@MainActor @Suite struct TestClockTests {
  let clock = TestClock()
  let log = Log()

  @Test func `begins at its start, and moves by what, and to where, it is advanced`() async {
    #expect(clock.now.offset == .zero)
    await clock.advance(by: .milliseconds(1_500))
    #expect(clock.now.offset == .milliseconds(1_500))
    await clock.advance(to: .init(offset: .seconds(3)))
    #expect(clock.now.offset == .seconds(3))
    let other = TestClock<Duration>(now: .init(offset: .seconds(60)))
    await other.advance(by: .seconds(1))
    #expect(other.now.offset == .seconds(61))
  }

  @Test func `wakes a sleeper at its deadline, not before`() async {
    Task { [clock, log] in
      try await clock.sleep(for: .seconds(1))
      log.add("awake")
    }
    await clock.advance(by: .milliseconds(999))
    #expect(log.entries == [])
    await clock.advance(by: .milliseconds(1))
    #expect(log.entries == ["awake"])
  }

  @Test func `wakes sleepers with the same deadline in the order in which they fell asleep`() async
  {
    for number in 1...1_000 {
      Task { [clock, log] in
        try await clock.sleep(for: .seconds(1))
        log.add("\(number)")
      }
    }
    await clock.advance(by: .seconds(1))
    #expect(log.entries == (1...1_000).map(String.init))
  }

  @Test func `lets one sleeper come to rest before it wakes the next`() async {
    for name in ["a", "b"] {
      Task { [clock, log] in
        try await clock.sleep(for: .seconds(1))
        log.add("\(name) wakes")
        await Task.detached { await Task.yield() }.value
        log.add("\(name) rests")
      }
    }
    await clock.advance(by: .seconds(1))
    #expect(log.entries == ["a wakes", "a rests", "b wakes", "b rests"])
  }

  @Test func `does not wait for a deadline that has passed`() async throws {
    await clock.advance(by: .seconds(5))
    try await clock.sleep(for: .seconds(-1))
    try await clock.sleep(until: .init(offset: .seconds(4)))
    #expect(clock.now.offset == .seconds(5))
  }

  @Test func `lets a sleep for no time wait for an advance by nothing`() async {
    for _ in 1...2 {
      Task { [clock, log] in
        try await clock.sleep(for: .zero)
        log.add("awake")
      }
    }
    Task { [clock, log] in
      try await clock.sleep(until: clock.now)
      log.add("awake")
    }
    await Task { await Task.yield() }.value
    #expect(log.entries == [])
    await clock.advance()
    #expect(log.entries == ["awake", "awake", "awake"])
    #expect(clock.now.offset == .zero)
  }

  @Test func `wakes on the way a task that wakes and sleeps for no time`() async {
    Task { [clock, log] in
      try await clock.sleep(for: .seconds(1))
      for round in 1...3 {
        try await clock.sleep(for: .zero)
        log.add("\(round) at \(clock.now.offset)")
      }
    }
    await clock.advance(by: .seconds(2))
    #expect(log.entries == ["1 at 1.0 seconds", "2 at 1.0 seconds", "3 at 1.0 seconds"])
  }

  @Test func `can be advanced by a task that it has woken`() async {
    Task { [clock, log] in
      try await clock.sleep(for: .seconds(1))
      await clock.advance(by: .seconds(4))
      log.add("inner at \(clock.now.offset)")
    }
    Task { [clock, log] in
      try await clock.sleep(for: .seconds(3))
      log.add("other at \(clock.now.offset)")
    }
    await clock.advance(by: .seconds(1))
    #expect(log.entries == ["other at 3.0 seconds", "inner at 5.0 seconds"])
    #expect(clock.now.offset == .seconds(5))
  }

  @Test func `does not go back`() async {
    await clock.advance(by: .seconds(2))
    let issues = await IssueLog.messages {
      await clock.advance(by: .seconds(-1))
    }
    #expect(
      issues == [
        """
        A test clock cannot go back: it stands at 2.0 seconds, and was asked to advance to \
        1.0 seconds. Advance it by a duration that is not negative.
        """
      ]
    )
    #expect(clock.now.offset == .seconds(2))
  }
}
