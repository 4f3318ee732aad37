import Dependencies
import Testing

@testable import CountdownExercises

@MainActor
@Suite struct TakeControl {
  let clock = TestClock()
  let kettle: Kettle

  init() {
    kettle = withDependencies { [clock] in
      $0.continuousClock = clock
    } operation: {
      Kettle()
    }
  }

  @Test func `it whistles after three minutes on its clock, and not before`() async {
    let boiling = Task { try await kettle.switchOn() }
    defer { boiling.cancel() }
    await clock.advance(by: .milliseconds(179_999))
    #expect(!kettle.isWhistling, "Three minutes are not over, and the kettle whistles.")
    await clock.advance(by: .milliseconds(1))
    #expect(kettle.isWhistling, "Three minutes are over on its clock, and there is no whistle.")
  }

  @Test func `switchOn ends when the kettle whistles`() async {
    var hasEnded = false
    let boiling = Task {
      try await kettle.switchOn()
      hasEnded = true
    }
    defer { boiling.cancel() }
    await clock.advance(by: .milliseconds(179_999))
    #expect(!hasEnded, "'switchOn' ends, and the kettle does not whistle yet.")
    await clock.advance(by: .milliseconds(1))
    #expect(hasEnded, "Three minutes are over on its clock, and 'switchOn' has not ended.")
  }

  @Test func `switched off, it does not whistle, and can be switched on again`() async {
    let boiling = Task { try await kettle.switchOn() }
    await clock.advance(by: .seconds(90))
    boiling.cancel()
    await clock.advance(by: .seconds(180))
    #expect(!kettle.isWhistling, "You switched the kettle off, and it whistles all the same.")

    let boilingAgain = Task { try await kettle.switchOn() }
    defer { boilingAgain.cancel() }
    await clock.advance(by: .milliseconds(179_999))
    #expect(!kettle.isWhistling, "Switched on again, it does not wait three minutes.")
    await clock.advance(by: .milliseconds(1))
    #expect(kettle.isWhistling, "Switched on again, it does not whistle after three minutes.")
  }

  @Test func `in a preview it whistles as soon as it is switched on`() async {
    let kettle = withDependencies {
      $0.continuousClock = clock
    } operation: {
      Kettle.forPreview()
    }
    #expect(!kettle.isWhistling, "The kettle whistles before you switch it on.")
    let boiling = Task { try await kettle.switchOn() }
    defer { boiling.cancel() }
    await TestClock().advance()
    #expect(kettle.isWhistling, "It waits: it was made before the override, or its clock waits.")
  }
}
