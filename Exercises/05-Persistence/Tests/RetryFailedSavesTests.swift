import Dependencies
import Testing

@testable import PersistenceExercises

@MainActor
@Suite struct RetryFailedSaves {
  struct Refusal: Error, CustomStringConvertible { let description: String }

  let clock = TestClock()
  let refusal = LockIsolated<Refusal?>(Refusal(description: "The disk is full."))
  let tries = LockIsolated<[String]>([])
  let note: Note

  init() {
    note = withDependencies { [clock, refusal, tries] in
      $0.continuousClock = clock
      $0.noteFile.save = { text in
        tries.withValue { $0.append(text) }
        if let refusal = refusal.value { throw refusal }
      }
    } operation: {
      Note()
    }
  }

  @Test func `when a save fails, the problem contains what the error says`() async {
    note.textChanged(to: "mil")
    await clock.advance(by: .milliseconds(500))
    note.textChanged(to: "milk")
    await clock.advance(by: .milliseconds(999))
    #expect(note.problem == nil, "No save has failed yet, and a problem is shown.")
    await clock.advance(by: .milliseconds(1))
    let problem = note.problem ?? "nil"
    #expect(problem.contains("The disk is full."), "The problem is: \(problem)")
    refusal.setValue(Refusal(description: "The cable is out."))
    await clock.advance(by: .seconds(5))
    let next = note.problem ?? "nil"
    #expect(next.contains("The cable is out."), "The next problem is: \(next)")
  }

  @Test func `five seconds after each failure it is tried again, until it is saved`() async {
    note.textChanged(to: "milk")
    await clock.advance(by: .seconds(1))
    for failures in 1...3 {
      await clock.advance(by: .milliseconds(4_999))
      #expect(tries.value.count == failures, "It is tried too early after failure \(failures).")
      await clock.advance(by: .milliseconds(1))
      #expect(tries.value.count == failures + 1, "5 s after failure \(failures), it is not tried.")
    }
    refusal.setValue(nil)
    await clock.advance(by: .seconds(60))
    #expect(
      tries.value == ["milk", "milk", "milk", "milk", "milk"],
      "The fifth try succeeds, and is not the last."
    )
  }

  @Test func `a change ends the retries, and the new text is tried a second after it`() async {
    note.textChanged(to: "milk")
    await clock.advance(by: .milliseconds(5_500))
    refusal.setValue(nil)
    note.textChanged(to: "tea")
    await clock.advance(by: .milliseconds(999))
    #expect(tries.value == ["milk"], "The retries of “milk” go on, and save “tea” too early.")
    refusal.setValue(Refusal(description: "The cable is out."))
    await clock.advance(by: .milliseconds(1))
    #expect(tries.value == ["milk", "tea"])
    refusal.setValue(nil)
    await clock.advance(by: .seconds(60))
    #expect(tries.value == ["milk", "tea", "tea"], "“tea” fails once, and is not tried once more.")
  }

  @Test func `the problem stays until a save succeeds`() async {
    note.textChanged(to: "milk")
    await clock.advance(by: .seconds(1))
    refusal.setValue(nil)
    note.textChanged(to: "tea")
    await clock.advance(by: .milliseconds(999))
    #expect(note.problem != nil, "Nothing is saved yet, and the problem is gone.")
    await clock.advance(by: .milliseconds(1))
    #expect(note.problem == nil, "“tea” is saved, and the problem is still shown.")
  }
}
