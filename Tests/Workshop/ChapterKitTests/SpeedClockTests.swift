import Dependencies
import Testing

@testable import ChapterKit

@Suite struct SpeedClocks {
  @Test func `ten seconds at five times the speed are two`() async throws {
    let base = TestClock()
    let clock = SpeedClock(base, speed: 5)
    let start = clock.now
    let isOver = LockIsolated(false)
    let sleeping = Task {
      try await clock.sleep(for: .seconds(10))
      isOver.setValue(true)
    }
    await base.advance(by: .milliseconds(1_999))
    #expect(!isOver.value)
    await base.advance(by: .milliseconds(1))
    #expect(isOver.value)
    #expect(start.duration(to: clock.now) == .seconds(10))
    try await sleeping.value
  }
}
