import Dependencies
import DependenciesTestSupport
import Testing

@testable import VoiceMemosChapter

@MainActor
@Suite struct VoiceMemosUnderControl {
  let clock = TestClock()
  let model: ControlledVoiceMemos

  init() {
    model = withDependencies { [clock] in
      $0.continuousClock = clock
    } operation: {
      ControlledVoiceMemos()
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
