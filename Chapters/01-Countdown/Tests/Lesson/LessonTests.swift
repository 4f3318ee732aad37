import Dependencies
import DependenciesTestSupport
import Testing

@testable import CountdownChapter

@MainActor
@Suite struct LessonOfCountdown {
  let clock = TestClock()

  @Test func `an argument is the clock that it waits on`() async throws {
    let countdown = ArgumentCountdown(clock: clock)
    let counting = Task { try await countdown.start() }
    await clock.advance(by: .seconds(10))
    #expect(countdown.isConfettiFalling)
    try await counting.value
  }

  @Test func `a screen that forgets the argument waits on the system's clock`() async {
    let screen = withDependencies {
      $0.continuousClock = clock
    } operation: {
      LaunchScreen()
    }
    let counting = Task { try await screen.countdown.start() }
    defer { counting.cancel() }
    await clock.advance(by: .seconds(10))
    #expect(!screen.countdown.isConfettiFalling)
  }

  @Test func `a model keeps the clock that it was made with`() async {
    let screen = withDependencies {
      $0.continuousClock = clock
    } operation: {
      Screen()
    }
    #expect(screen.clock is TestClock<Duration>)
    #expect(screen.childMadeByItsParent().clock is TestClock<Duration>)
    #expect(await screen.clockOfATask() is TestClock<Duration>)
  }

  @Test func `what is asked for outside of the model is not the model's clock`() async {
    let screen = withDependencies {
      $0.continuousClock = clock
    } operation: {
      Screen()
    }
    let (alone, inAFunction) = withDependencies {
      $0.context = .live
    } operation: {
      (screen.childMadeAlone().clock, screen.clockInAFunction())
    }
    #expect(alone is ContinuousClock)
    #expect(inAFunction is ContinuousClock)
  }

  @Test func `where it is used, an override wins`() {
    let screen = withDependencies {
      $0.continuousClock = clock
    } operation: {
      Screen()
    }
    withDependencies {
      $0.continuousClock = ImmediateClock()
    } operation: {
      #expect(screen.clock is ImmediateClock<Duration>)
    }
  }
}
