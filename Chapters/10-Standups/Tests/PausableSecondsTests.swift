import Dependencies
import DependenciesTestSupport
import Testing

@testable import StandupsChapter

@MainActor
@Suite struct SecondsOfAMeeting {
  let clock = TestClock()
  private var passed: Duration { TestClock().now.duration(to: clock.now) }

  @Test func `a clock that wakes late does not move the second after it`() async {
    let seconds = PausableSeconds(on: LateClock(base: clock), isPaused: false)
    var ends: [Duration] = []
    let task = Task {
      while await seconds.next() { ends.append(passed) }
    }
    await clock.advance(by: .milliseconds(3_100))
    #expect(ends == [.milliseconds(1_041), .milliseconds(2_041), .milliseconds(3_041)])
    seconds.stop()
    await task.value
  }

  @Test func `each speaker begins with the first full second of their turn`() {
    var standup = Standup(id: .sample(1), minutes: 1)
    standup.attendees = (0..<7).map { Attendee(id: .sample($0)) }
    let turns = Turns(of: standup)
    #expect((0..<7).map(turns.start) == [0, 9, 18, 26, 35, 43, 52])
    for speaker in 0..<7 {
      #expect(turns.speaker(at: turns.start(of: speaker)) == speaker)
      #expect(turns.speaker(at: max(0, turns.start(of: speaker) - 1)) == max(0, speaker - 1))
    }
    #expect(turns.speaker(at: 60) == 6)
  }

  @Test func `where nobody attends, the time belongs to one`() {
    let turns = Turns(of: Standup(id: .sample(1), minutes: 1))
    #expect(turns.speakers == 1)
    #expect(turns.speaker(at: 59) == 0)
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
