import Dependencies
import DependenciesTestSupport
import Testing

@testable import TemplateChapter

@MainActor
@Suite struct TemplateUnderControl {
  let clock = TestClock()
  let model: ControlledTemplate

  init() {
    model = withDependencies { [clock] in
      $0.continuousClock = clock
    } operation: {
      ControlledTemplate()
    }
  }

  @Test func `it is ready after a second, and not before`() async throws {
    let running = Task { try await model.task() }
    await clock.advance(by: .milliseconds(999))
    #expect(!model.isReady)
    await clock.advance(by: .milliseconds(1))
    #expect(model.isReady)
    try await running.value
  }
}
