import Dependencies
import DependenciesTestSupport
import Testing

@testable import CountdownChapter

@MainActor
@Suite struct LessonOfCountdown {
  let clock = TestClock()

  @Test func `each of the three ways waits on the clock that it is handed`() async throws {
    let library = withDependencies {
      $0.continuousClock = clock
    } operation: {
      CountdownWithLibrary()
    }
    let starts = [
      CountdownWithDefault(clock: clock).start,
      CountdownWithArgument(clock: clock).start,
      library.start,
    ]
    let counting = starts.map { start in Task { try await start() } }
    await #expect(throws: SuspensionError.self) { try await clock.checkSuspension() }
    await clock.advance(by: .seconds(10))
    for task in counting { try await task.value }
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
