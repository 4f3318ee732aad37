import Dependencies
import DependenciesTestSupport
import Testing

@testable import CountdownExercises

@MainActor
@Suite struct TakeControl {
  @Test func `the kettle waits on the clock that it is given`() async {
    let clock = TestClock()
    let kettle = withDependencies {
      $0.continuousClock = clock
    } operation: {
      Kettle()
    }
    let boiling = Task { try await kettle.switchOn() }
    defer { boiling.cancel() }

    await #expect(
      throws: SuspensionError.self,
      "The kettle does not sleep on the clock of the test: nobody waits there."
    ) {
      try await clock.checkSuspension()
    }
  }

  @Test func `it whistles after three minutes, and not before`() async {
    let clock = TestClock()
    let kettle = withDependencies {
      $0.continuousClock = clock
    } operation: {
      Kettle()
    }
    let boiling = Task { try await kettle.switchOn() }
    defer { boiling.cancel() }

    await clock.advance(by: .milliseconds(179_999))
    #expect(!kettle.isWhistling, "The kettle whistles a millisecond too early.")

    await clock.advance(by: .milliseconds(1))
    #expect(kettle.isWhistling, "The clock of the test has passed three minutes: no whistle.")
  }

  @Test func `it never whistles when it is switched off`() async {
    let clock = TestClock()
    let kettle = withDependencies {
      $0.continuousClock = clock
    } operation: {
      Kettle()
    }
    let boiling = Task { try await kettle.switchOn() }
    await clock.advance(by: .seconds(90))

    boiling.cancel()
    await clock.advance(by: .seconds(90))

    #expect(!kettle.isWhistling, "Somebody switched the kettle off, and it whistles all the same.")
  }
}
