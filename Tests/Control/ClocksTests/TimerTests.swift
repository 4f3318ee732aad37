import Clocks
import Testing

@MainActor @Suite struct TimerTests {
  let clock = TestClock()
  let log = Log()

  @Test func `ticks after each interval`() async {
    let ticks = Task { [clock, log] in
      for await tick in clock.timer(interval: .seconds(1)) { log.add("\(tick.offset)") }
    }
    await clock.advance(by: .milliseconds(999))
    #expect(log.entries == [])
    await clock.advance(by: .milliseconds(2_001))
    #expect(log.entries == ["1.0 seconds", "2.0 seconds", "3.0 seconds"])
    ticks.cancel()
  }

  @Test func `ends when its task is cancelled, and leaves nothing behind`() async throws {
    let ticks = Task { [clock, log] in
      for await _ in clock.timer(interval: .seconds(1)) { log.add("tick") }
      log.add("end")
    }
    await clock.advance(by: .seconds(2))
    ticks.cancel()
    try await clock.checkSuspension()
    #expect(log.entries == ["tick", "tick", "end"])
  }

  @Test func `of the ticks that its user missed the last one comes at once`() async {
    let ticks = Task { [clock, log] in
      for await tick in clock.timer(interval: .seconds(10)) {
        log.add("\(tick.offset)")
        try? await clock.sleep(for: .seconds(25))
      }
    }
    await clock.advance(by: .seconds(80))
    #expect(log.entries == ["10.0 seconds", "35.0 seconds", "60.0 seconds"])
    ticks.cancel()
  }

  @Test func `is in time again after a late tick`() async {
    var lengths: [Duration] = [.seconds(1.5), .seconds(1)]
    let ticks = Task { [clock, log] in
      for await tick in clock.timer(interval: .seconds(1)) {
        log.add("\(tick.offset)")
        if !lengths.isEmpty { try? await clock.sleep(for: lengths.removeFirst()) }
      }
    }
    await clock.advance(by: .seconds(5))
    #expect(log.entries == [1.0, 2.5, 3.5, 4.0, 5.0].map { "\($0) seconds" })
    ticks.cancel()
  }

  @Test func `runs as fast as it can on an immediate clock`() async {
    var ticks = 0
    for await _ in ImmediateClock().timer(interval: .seconds(1)) {
      ticks += 1
      if ticks == 1_000 { break }
    }
    #expect(ticks == 1_000)
  }
}
