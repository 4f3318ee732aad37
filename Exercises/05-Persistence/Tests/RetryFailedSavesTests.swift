import Dependencies
import Foundation
import TestProbes
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
  @Test func `a save that fails is shown, and what the last error says`() async throws {
    let (problem, text) = (TestView { desk.note.problem }, TestView { desk.note.text })
    desk.fail("There is no room.")
    desk.note.textChanged(to: "milk")
    #expect(text.isTold, "The text has changed, and no view of it is notified.")
    await desk.clock.advance(by: .seconds(1))
    // Demand 3
    try #require(desk.tries == ["milk"], "The text became “milk” a second ago. Tried:")
    // Demand 1
    desk.expectProblem("There is no room.", "The first save has failed.")
    #expect(problem.isTold, "There is a problem, and no view of it is notified.")
    desk.fail("The cable is out.")
    await desk.clock.advance(by: .seconds(5))
    // Demand 2
    try #require(desk.tries.count == 2, "The first save failed five seconds ago. Tried:")
    // Demand 1
    desk.expectProblem("The cable is out.", "The second save has failed.")
    #expect(
      desk.note.problem?.contains("There is no room.") == false,
      "The second save has failed for another reason, and the person still reads the first one."
    )
    desk.fail("")
    await desk.clock.advance(by: .seconds(5))
    #expect(desk.note.problem != nil, "The third error has no text, and the person reads nothing.")
    let report = (1...30).map { "Attempt \($0): there is no room." }.joined(separator: "\n")
    desk.fail(report)
    await desk.clock.advance(by: .seconds(5))
    desk.expectProblem(report, "The fourth save has failed, with a long report.")
    // Demand 4
    let view = TestView { desk.note.problem }
    desk.succeed()
    await desk.clock.advance(by: .seconds(5))
    #expect(view.isTold, "The problem has gone away, and no view of it is notified.")
  }

  // Demand 1
  @Test(arguments: [CocoaError(.fileWriteOutOfSpace), CancellationError(), Fire()] as [any Error])
  func `a save that fails is shown, whatever kind of error it is`(error: any Error) async throws {
    // Each is another one than the text before it.
    for text in oddTexts.reversed() {
      desk.fail(error)
      desk.note.textChanged(to: text)
      await desk.clock.advance(by: .seconds(1))
      // Demand 3
      try #require(desk.tries.last == text, "The text became “\(text)” a second ago. Tried last:")
      await desk.clock.advance(by: .seconds(5))
      // Demand 1
      let problem = desk.note.problem ?? "nothing"
      #expect(
        problem.contains("\(error)") || problem.contains(error.localizedDescription),
        "The save of “\(text)” has failed with “\(error)”, and the person reads: \(problem)"
      )
      // Demand 2
      #expect(desk.tries.filter { $0 == text } == [text, text], "It fails with “\(error)”. Tried:")
      desk.succeed()
      await desk.clock.advance(by: .seconds(5))
    }
  }

  // Demand 2
  @Test(arguments: contexts)
  func `it is tried again five seconds after each failure, until it is saved`(
    context: DependencyContext
  ) async throws {
    try await inContext(context) {
      let desk = Desk()
      desk.fail("There is no room.")
      desk.note.textChanged(to: "milk")
      await desk.clock.advance(by: .seconds(1))
      for failures in 1...(context == .test ? 250 : 5) {
        await desk.clock.advance(by: .microseconds(4_999_999))
        try #require(desk.tries.count == failures, "Not yet 5 s after failure \(failures). Tried:")
        await desk.clock.advance(by: .microseconds(1))
        try #require(desk.tries.count == failures + 1, "5 s after failure \(failures). Tried:")
      }
      desk.succeed()
      await desk.clock.advance(by: .seconds(5))
      #expect(desk.saved == "milk", "After all these failures there is room. It saves:")
    }
  }

  @Test func `a note that nothing holds any more is saved as well`() async {
    desk.fail("There is no room.")
    desk.note.textChanged(to: "milk")
    desk.note = nil
    await desk.clock.advance(by: .seconds(11))
    #expect(desk.tries == ["milk", "milk", "milk"], "The note was closed at once. It has tried:")
    desk.succeed()
    await desk.clock.advance(by: .seconds(5))
    #expect(desk.saved == "milk", "The note is closed, and three saves have failed. Then it saves:")
  }

  // Demand 3
  @Test(arguments: contexts)
  func `changes, failures and successes in every order are tried in time`(
    context: DependencyContext
  ) async {
    let length = context == .test ? 6 : 4
    let next = { ExpectedNote(after: $0).next }
    await everyOrder(in: context, upTo: length - 1, of: next) {
      await fault(after: $0, readsProblem: false)
    }
    // Demand 4
    await everyOrder(in: context, upTo: length, of: next) {
      await fault(after: $0, readsProblem: true)
    }
  }

  // Demand 2
  @Test func `two notes know nothing of each other`() async {
    let other = Desk()
    desk.fail("There is no room.")
    desk.note.textChanged(to: "milk")
    other.note.textChanged(to: "milk")
    await desk.clock.advance(by: .seconds(6))
    await other.clock.advance(by: .seconds(1))
    #expect(desk.tries == ["milk", "milk"], "This note cannot be saved. It has tried:")
    #expect(other.tries == ["milk"], "This note is saved. It has tried:")
    #expect(other.note.problem == nil, "Another note fails, and this one shows its problem.")
    desk.expectProblem("There is no room.", "Another note is saved.")
  }

  /// What is not as these steps make it, or when there is room again.
  private func fault(after steps: [SaveStep], readsProblem: Bool) async -> String? {
    let desk = Desk()
    var expected = ExpectedNote(after: [])
    let end = [SaveStep.succeeds, .pass(.seconds(6)), .pass(.seconds(60))]
    for (index, step) in (steps + end).enumerated() {
      let then = index < steps.count ? "" : "Then saves succeed, and time passes. "
      switch step {
      case .change(let text): desk.note.textChanged(to: text)
      case .fails: desk.fail(expected.nextRefusal)
      case .succeeds: desk.succeed()
      case .pass(let time):
        expected.pass(time - .microseconds(1))
        let isDue = expected.left == .microseconds(1)
        if isDue {
          await desk.clock.advance(by: time - .microseconds(1))
          let fault = desk.fault(expected, readsProblem: readsProblem)
          if let fault { return "A microsecond before: \(fault)" }
        }
        await desk.clock.advance(by: isDue ? .microseconds(1) : time)
      }
      expected.take(step)
      if let fault = desk.fault(expected, readsProblem: readsProblem) { return then + fault }
    }
    return nil
  }
}

/// A note, its clock, and a disk that refuses when it is told to and writes down each try.
@MainActor
private final class Desk {
  let clock = TestClock()
  var note: Note!
  private let state = LockIsolated(State())

  private struct State {
    var refusal: (any Error)?
    var tries: [String] = []
    var saved: String?
  }

  init() {
    note = withDependencies { [clock, state] in
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

  var tries: [String] { state.withValue { $0.tries } }
  var saved: String? { state.withValue { $0.saved } }

  func fail(_ refusal: String) { fail(Refusal(description: refusal)) }
  func fail(_ refusal: any Error) { state.withValue { $0.refusal = refusal } }
  func succeed() { state.withValue { $0.refusal = nil } }

  func fault(_ expected: ExpectedNote, readsProblem: Bool) -> String? {
    if tries != expected.tries { return "It has tried to save \(tries), not \(expected.tries)." }
    guard readsProblem else { return nil }
    let problem = note.problem
    if expected.problem.map({ problem?.contains($0) == true }) ?? (problem == nil) { return nil }
    let last = expected.problem.map { "The last error says “\($0)”." } ?? "No error is left."
    return "\(last) The person reads \(problem.map { "“\($0)”" } ?? "nothing")."
  }

  func expectProblem(
    _ refusal: String,
    _ situation: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      note.problem?.contains(refusal) == true,
      "\(situation) The error says “\(refusal)”, and the person reads: \(note.problem ?? "nothing")",
      sourceLocation: sourceLocation
    )
  }
}

/// It says the same in both ways that the text names, and nothing to a debugger.
private struct Refusal: LocalizedError, CustomStringConvertible, CustomDebugStringConvertible {
  let description: String
  var debugDescription: String { "" }
  var errorDescription: String? { description }
}

/// It has nothing to say but its name.
private struct Fire: Error {}
