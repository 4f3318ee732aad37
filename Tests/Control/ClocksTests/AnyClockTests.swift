import Clocks
import Testing

@MainActor @Suite struct AnyClockTests {
  let base = TestClock<Duration>(now: .init(offset: .seconds(100)))

  @Test func `begins at zero, wherever its clock stands`() {
    #expect(AnyClock(base).now.offset == .zero)
  }

  @Test func `takes its time from its clock`() async {
    let clock = AnyClock(base)
    await base.advance(by: .seconds(3))
    #expect(clock.now.offset == .seconds(3))
    #expect(clock.minimumResolution == .zero)
  }

  @Test func `sleeps on its clock`() async throws {
    let clock: any Clock<Duration> = AnyClock(base)
    let log = Log()
    Task {
      try await clock.sleep(for: .seconds(2))
      log.add("awake")
    }
    await base.advance(by: .milliseconds(1_999))
    #expect(log.entries == [])
    await base.advance(by: .milliseconds(1))
    #expect(log.entries == ["awake"])
  }
}
