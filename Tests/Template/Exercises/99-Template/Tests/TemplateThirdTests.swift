import Dependencies
import DependenciesTestSupport
import Testing

@testable import TemplateExercises

@MainActor
@Suite struct TemplateThird {
  let clock = TestClock()
  let model: ThirdModel

  init() {
    model = withDependencies { [clock] in
      $0.continuousClock = clock
    } operation: {
      ThirdModel()
    }
  }

  @Test func `it is ready after a minute`() async {
    let running = Task { try await model.start() }
    defer { running.cancel() }

    await clock.advance(by: .seconds(60))
    #expect(model.isReady, "A minute has passed, and it is not ready.")
  }

  @Test func `when its task is cancelled before, it is never ready`() async {
    let running = Task { try await model.start() }

    await clock.advance(by: .seconds(30))
    running.cancel()
    await clock.advance(by: .seconds(60))
    #expect(!model.isReady, "It was cancelled half a minute ago, and it is ready.")
  }
}
