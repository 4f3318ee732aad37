import Dependencies
import DependenciesTestSupport
import Testing

@testable import StandupsChapter

@MainActor
@Suite struct SecondsOfAMeeting {
  let clock = TestClock()
  private var passed: Duration { TestClock().now.duration(to: clock.now) }

  @Test func `a clock that wakes late does not move the second after it`() async {
    let seconds = PausableSeconds(on: LateClock(base: clock))
    var ends: [Duration] = []
    let task = Task {
      while await seconds.next() { ends.append(passed) }
    }
    await clock.advance(by: .milliseconds(3_100))
    #expect(ends == [.milliseconds(1_041), .milliseconds(2_041), .milliseconds(3_041)])
    seconds.stop()
    await task.value
  }
}

/// Wakes a sleeper somewhat after its time, as a busy machine does.
private struct LateClock: Clock {
  let base: TestClock<Duration>

  var now: TestClock<Duration>.Instant { base.now }
  var minimumResolution: Duration { base.minimumResolution }

  func sleep(until deadline: TestClock<Duration>.Instant, tolerance: Duration?) async throws {
    try await base.sleep(until: deadline.advanced(by: .milliseconds(41)), tolerance: tolerance)
  }
}
