import Dependencies
import DependenciesTestSupport
import Testing

@testable import TemplateExercises

@MainActor
@Suite struct TemplateSecond {
  let clock = TestClock()
  let model: SecondModel

  init() {
    model = withDependencies { [clock] in
      $0.continuousClock = clock
    } operation: {
      SecondModel()
    }
  }

  @Test func `it counts to three, one each second`() async {
    let running = Task { try await model.start() }
    defer { running.cancel() }

    await clock.advance(by: .milliseconds(999))
    #expect(model.count == 0, "It counts before the first second is over.")
    await clock.advance(by: .milliseconds(1))
    #expect(model.count == 1, "One second has passed, and it is not at one.")
    await clock.advance(by: .seconds(10))
    #expect(model.count == 3, "It is not at three in the end.")
  }
}
