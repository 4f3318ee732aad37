import Dependencies
import DependenciesTestSupport
import Testing

@testable import CountdownChapter

@MainActor
@Suite struct Countdown {
  let clock = TestClock()
  let countdown: ControlledCountdown

  init() {
    countdown = withDependencies { [clock] in
      $0.continuousClock = clock
    } operation: {
      ControlledCountdown()
    }
  }

  @Test func `nothing happens before the first second is over`() async {
    let counting = Task { try await countdown.start() }
    defer { counting.cancel() }
    await clock.advance(by: .milliseconds(999))
    #expect(countdown.secondsLeft == 10)
  }

  @Test func `nine is shown at one second`() async {
    let counting = Task { try await countdown.start() }
    defer { counting.cancel() }
    await clock.advance(by: .seconds(1))
    #expect(countdown.secondsLeft == 9)
  }

  @Test func `confetti falls at ten seconds, and not before`() async throws {
    let counting = Task { try await countdown.start() }
    await clock.advance(by: .milliseconds(9_999))
    #expect(countdown.secondsLeft == 1)
    #expect(!countdown.isConfettiFalling)
    await clock.advance(by: .milliseconds(1))
    #expect(countdown.secondsLeft == 0)
    #expect(countdown.isConfettiFalling)
    try await counting.value
  }

  @Test func `every second is shown once`() async throws {
    let counting = Task { try await countdown.start() }
    var shown: [Int] = []
    for _ in 1...10 {
      await clock.advance(by: .seconds(1))
      shown.append(countdown.secondsLeft)
    }
    #expect(shown == [9, 8, 7, 6, 5, 4, 3, 2, 1, 0])
    try await counting.value
  }

  @Test func `a cancelled countdown stands still, without confetti`() async {
    let counting = Task { try await countdown.start() }
    await clock.advance(by: .milliseconds(3_500))
    counting.cancel()
    await clock.advance(by: .seconds(60))
    #expect(countdown.secondsLeft == 7)
    #expect(!countdown.isConfettiFalling)
    await #expect(throws: CancellationError.self) { try await counting.value }
  }

  @Test func `on a clock that never waits, the end is there at once`() async throws {
    let countdown = withDependencies {
      $0.continuousClock = ImmediateClock()
    } operation: {
      ControlledCountdown()
    }
    try await countdown.start()
    #expect(countdown.isConfettiFalling)
  }
}
