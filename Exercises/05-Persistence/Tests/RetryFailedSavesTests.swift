import Dependencies
import DependenciesTestSupport
import Foundation
import Testing

@testable import PersistenceExercises

@MainActor
@Suite struct RetryFailedSaves {
  private let desk = Desk()

  // Demand 5
  @Test func `a save that succeeds is made once, a second after the last change`() async {
    for (count, text) in ["m", "mi", "mil", "milk"].enumerated() {
      desk.note.textChanged(to: text)
      await desk.clock.advance(by: .microseconds(count < 3 ? 737_300 : 999_999))
    }
    #expect(desk.tries == [], "A change that is less than a second old is saved.")
    await desk.clock.advance(by: .microseconds(1))
    #expect(desk.tries == ["milk"], "A second after the last change, these saves were tried:")
    await desk.clock.advance(by: .milliseconds(60_310))
    #expect(desk.tries == ["milk"], "A note that is saved is saved again.")
    #expect(desk.note.problem == nil, "The note is saved, and the person reads of a problem.")
  }

  // Demand 1
  @Test func `a save that fails is shown, and what the last error says`() async {
    desk.fail("There is no room.")
    desk.note.textChanged(to: "milk")
    await desk.clock.advance(by: .seconds(1))
    desk.expectProblem("There is no room.", "The first save has failed.")
    desk.fail("The cable is out.")
    await desk.clock.advance(by: .seconds(5))
    desk.expectProblem("The cable is out.", "The second save has failed.")
    #expect(
      desk.note.problem?.contains("There is no room.") == false,
      "The second save has failed for another reason, and the person still reads the first one."
    )
    let report = (1...30).map { "Attempt \($0): there is no room." }.joined(separator: "\n")
    desk.fail(report)
    await desk.clock.advance(by: .seconds(5))
    desk.expectProblem(report, "The third save has failed, with a long report.")
  }

  @Test(arguments: [CocoaError(.fileWriteOutOfSpace), CancellationError(), Fire()] as [any Error])
  func `a save that fails is shown, whatever kind of error it is`(error: any Error) async {
    desk.fail(error)
    desk.note.textChanged(to: "milk")
    await desk.clock.advance(by: .seconds(6))
    let problem = desk.note.problem ?? "nothing"
    #expect(
      problem.contains("\(error)") || problem.contains(error.localizedDescription),
      "The save has failed with “\(error)”, and the person reads: \(problem)"
    )
    #expect(desk.tries == ["milk", "milk"], "The save has failed with “\(error)”. Tried was:")
  }

  // Demand 2
  @Test func `a note that nothing holds any more is saved as well`() async {
    desk.fail("There is no room.")
    desk.note.textChanged(to: "milk")
    desk.letGoOfTheNote()
    await desk.clock.advance(by: .seconds(1))
    #expect(desk.tries == ["milk"], "The person has closed the note at once. Tried was:")
    await desk.clock.advance(by: .seconds(10))
    #expect(desk.tries.count == 3, "The note is closed, and saves failed. So many were tried:")
    desk.succeed()
    await desk.clock.advance(by: .seconds(5))
    #expect(desk.saved == "milk", "The note is closed, and three saves had failed. Saved is:")
  }

  // Demand 3
  @Test func `a text that goes back to the one that was saved is a change`() async {
    desk.note.textChanged(to: "milk")
    await desk.clock.advance(by: .seconds(1))
    desk.fail("There is no room.")
    desk.note.textChanged(to: "bread")
    await desk.clock.advance(by: .milliseconds(2_437))
    desk.succeed()
    desk.note.textChanged(to: "milk")
    await desk.clock.advance(by: .seconds(1))
    #expect(
      desk.tries == ["milk", "bread", "milk"],
      "\"milk\" was saved, \"bread\" failed, and the text is \"milk\" again. Tried was:"
    )
    #expect(desk.note.problem == nil, "\"milk\" is saved again, and the problem stays.")
  }

  // Demand 4
  @Test func `a view hears of the problem, and that it has gone away`() async {
    let changes = TestView { desk.note.problem }
    let text = TestView { desk.note.text }
    desk.fail("There is no room.")
    desk.note.textChanged(to: "milk")
    #expect(text.isTold, "The text has changed, and a view that shows it is not told.")
    await desk.clock.advance(by: .seconds(1))
    #expect(changes.isTold, "The problem is there, and no view hears of it.")
    let another = TestView { desk.note.problem }
    desk.succeed()
    await desk.clock.advance(by: .seconds(5))
    #expect(another.isTold, "The problem has gone away, and no view hears of it.")
  }

  // Demand 2
  @Test(arguments: [1, 2, 3, 251])
  func `it is tried again five seconds after each failure, until it is saved`(
    failures: Int
  ) async throws {
    desk.fail("There is no room.")
    desk.note.textChanged(to: "milk")
    await desk.clock.advance(by: .seconds(1))
    for failure in 1...failures {
      try #require(desk.tries.count == failure, "It was time to try \(failure) times. It tried:")
      await desk.clock.advance(by: .microseconds(4_999_999))
      try #require(
        desk.tries.count == failure,
        "Five seconds after failure \(failure) are not over."
      )
      desk.expectProblem("There is no room.", "\(failure) saves have failed.")
      if failure == failures { desk.succeed() }
      await desk.clock.advance(by: .microseconds(1))
    }
    #expect(desk.saved == "milk", "After \(failures) failures there is room. Saved is:")
    #expect(desk.note.problem == nil, "The note is saved, and the person still reads a problem.")
    await desk.clock.advance(by: .milliseconds(60_310))
    #expect(desk.tries.count == failures + 1, "The note is saved, and it is tried again.")
  }

  // Demand 3
  @Test(arguments: [1_437, 3_300, 5_999, 6_001, 14_700])
  func `a change between two tries waits its second, and takes their place`(
    milliseconds: Int
  ) async {
    desk.fail("There is no room.")
    desk.note.textChanged(to: "milk")
    await desk.clock.advance(by: .milliseconds(milliseconds))
    let before = desk.tries
    // The text goes back to "milk", twice in one moment and once later: each time it is a change.
    for texts in [["m", "milk"], ["mi", "milk"], ["mi"], ["milk"], ["milk, bread"]] {
      for text in texts { desk.note.textChanged(to: text) }
      desk.expectProblem("There is no room.", "Nothing is saved yet, and the text changes.")
      await desk.clock.advance(by: .microseconds(999_999))
      desk.expectProblem("There is no room.", "Nothing is saved yet, and the text has changed.")
      #expect(desk.tries == before, "The change is less than a second old, and a save is tried:")
    }
    await desk.clock.advance(by: .microseconds(1))
    #expect(desk.tries == before + ["milk, bread"], "A second after the change, these were tried:")
    await desk.clock.advance(by: .microseconds(4_999_999))
    #expect(desk.tries == before + ["milk, bread"], "Too early, or an older text. Tried was:")
    desk.succeed()
    await desk.clock.advance(by: .microseconds(1))
    #expect(desk.saved == "milk, bread", "The change was tried again five seconds later. Saved is:")
    #expect(desk.note.problem == nil, "The note is saved, and the person still reads a problem.")
    await desk.clock.advance(by: .milliseconds(60_310))
    #expect(desk.tries.count == before.count + 2, "The note is saved, and it is tried again.")
  }

  // Demand 2
  @Test func `a note that was saved after a failure may fail again`() async {
    for (round, text) in ["milk", "", "milk"].enumerated() {
      let before = desk.tries.count
      desk.fail("There is no room.")
      desk.note.textChanged(to: text)
      await desk.clock.advance(by: .seconds(6))
      #expect(desk.tries.count == before + 2, "Round \(round + 1): a try, and one retry.")
      desk.expectProblem("There is no room.", "Round \(round + 1).")
      desk.succeed()
      await desk.clock.advance(by: .seconds(5))
      #expect(desk.saved == text, "Round \(round + 1): there is room again. Saved is:")
      #expect(desk.note.problem == nil, "Round \(round + 1): saved, and there is a problem.")
    }
  }

  @Test func `two notes know nothing of each other`() async {
    let other = Desk()
    desk.fail("There is no room.")
    desk.note.textChanged(to: "milk")
    other.note.textChanged(to: "milk")
    await desk.clock.advance(by: .seconds(6))
    await other.clock.advance(by: .seconds(6))
    #expect(desk.tries == ["milk", "milk"], "This note fails. It was tried:")
    #expect(other.tries == ["milk"], "This note is saved. It was tried:")
    #expect(other.note.problem == nil, "Another note fails, and this one shows a problem.")
    desk.expectProblem("There is no room.", "Another note is saved.")
  }

  @Test(arguments: [DependencyContext.live, .preview])
  func `elsewhere than in a test, the same is true`(_ context: DependencyContext) async {
    let desk = Desk(context)
    await inContext(context) {
      desk.fail("There is no room.")
      desk.note.textChanged(to: "milk")
      await desk.clock.advance(by: .milliseconds(6_001))
      #expect(desk.tries == ["milk", "milk"], "After 6.001 s these saves were tried:")
      desk.succeed()
      await desk.clock.advance(by: .seconds(5))
      #expect(desk.saved == "milk", "There is room again. Saved is:")
    }
  }
}

/// A note, its clock, and a disk that refuses when it is told to and writes down each try.
@MainActor
private final class Desk {
  let clock = TestClock()
  private var kept: Note?
  private let state = LockIsolated(State())

  private struct State {
    var refusal: (any Error)?
    var tries: [String] = []
    var saved: String?
  }

  init(_ context: DependencyContext = .test) {
    kept = withDependencies { [clock, state] in
      $0.context = context
      $0.continuousClock = clock
      $0.noteFile = NoteFile { text in
        try state.withValue {
          $0.tries.append(text)
          // A loop that does not wait would go on for ever, and no test would ever end.
          if $0.tries.count == 1000 {
            Issue.record("The save is tried again and again, without waiting for the clock.")
          }
          if let refusal = $0.refusal, $0.tries.count < 1000 { throw refusal }
          $0.saved = text
        }
      }
    } operation: {
      Note()
    }
  }

  var note: Note { kept! }

  func letGoOfTheNote() { kept = nil }

  var tries: [String] { state.withValue { $0.tries } }
  var saved: String? { state.withValue { $0.saved } }

  func fail(_ refusal: String) { fail(Refusal(description: refusal)) }
  func fail(_ refusal: any Error) { state.withValue { $0.refusal = refusal } }
  func succeed() { state.withValue { $0.refusal = nil } }

  func expectProblem(_ refusal: String, _ situation: String) {
    if note.problem?.contains(refusal) == true { return }
    Issue.record(
      """
      \(situation) The error says “\(refusal)”, and the person reads: \(note.problem ?? "nothing")
      """
    )
  }
}

/// It says the same, whichever way it is asked.
private struct Refusal: LocalizedError, CustomStringConvertible {
  let description: String
  var errorDescription: String? { description }
}

/// It has nothing to say but its name.
private struct Fire: Error {}
