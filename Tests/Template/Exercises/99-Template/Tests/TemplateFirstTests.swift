import Dependencies
import DependenciesTestSupport
import Testing

@testable import TemplateExercises

@MainActor
@Suite struct TemplateFirst {
  let clock = TestClock()
  let model: FirstModel

  init() {
    model = withDependencies { [clock] in
      $0.continuousClock = clock
    } operation: {
      FirstModel()
    }
  }

  @Test func `it is ready after a minute, and not before`() async {
    let running = Task { try await model.start() }
    defer { running.cancel() }

    await clock.advance(by: .milliseconds(59_999))
    #expect(!model.isReady, "It is ready before the minute is over.")

    await clock.advance(by: .milliseconds(1))
    #expect(model.isReady, "The clock of the test has passed a minute: it is not ready.")
  }
}
