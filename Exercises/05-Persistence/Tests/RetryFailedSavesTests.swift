import Dependencies
import DependenciesTestSupport
import Testing

@testable import PersistenceExercises

@MainActor
@Suite struct RetryFailedSaves {
  let clock = TestClock()
  let disk = FailingDisk()
  let note: Note

  init() {
    note = withDependencies { [clock, disk] in
      $0.continuousClock = clock
      $0.noteFile = NoteFile(save: { try disk.save($0) })
    } operation: {
      Note()
    }
  }

  @Test func `a save that succeeds is made once, after a second`() async {
    note.textChanged(to: "milk")
    await clock.advance(by: .milliseconds(999))
    #expect(disk.tries == [], "The note is saved before a second has passed.")
    await clock.advance(by: .milliseconds(1))
    #expect(disk.tries == ["milk"], "A second has passed, and the note is not saved once.")
    await clock.advance(by: .milliseconds(60_310))
    #expect(disk.tries == ["milk"], "A note that is saved is saved again.")
    #expect(note.problem == nil, "The note is saved, and the person reads of a problem.")
  }

  @Test func `a save that fails is shown, and why`() async {
    disk.isFull = true
    note.textChanged(to: "milk")
    await clock.advance(by: .seconds(1))
    #expect(note.problem != nil, "The disk is full, and nobody tells the person.")
    #expect(
      note.problem?.contains("the disk is full") == true,
      "The person does not read why: what the error says is missing."
    )
  }

  @Test func `it is tried again every five seconds, until it is saved`() async {
    disk.isFull = true
    note.textChanged(to: "milk")
    await clock.advance(by: .milliseconds(5_999))
    #expect(
      disk.tries == ["milk"],
      "Five seconds after the failure are not over: that is too soon."
    )
    await clock.advance(by: .milliseconds(1))
    #expect(disk.tries.count == 2, "Five seconds after the failure, it is not tried again.")
    await clock.advance(by: .seconds(10))
    #expect(disk.tries.count == 4, "The retries fail, and it gives up or loses count.")
    #expect(note.problem != nil, "Nothing is saved yet, and the problem is gone.")

    disk.isFull = false
    await clock.advance(by: .seconds(5))
    #expect(disk.saved == "milk", "There is room again, and the note is not saved.")
    #expect(note.problem == nil, "The note is saved, and the person still reads of a problem.")
    await clock.advance(by: .milliseconds(60_310))
    #expect(disk.tries.count == 5, "The note is saved, and it is tried again all the same.")
  }

  @Test func `a change between two tries waits its second, and replaces them`() async {
    disk.isFull = true
    note.textChanged(to: "milk")
    await clock.advance(by: .milliseconds(3_300))
    note.textChanged(to: "milk, bread")
    #expect(note.problem != nil, "Nothing is saved yet, and the problem is gone.")
    disk.isFull = false
    await clock.advance(by: .milliseconds(999))
    #expect(disk.tries == ["milk"], "The change is saved before its second is over.")
    await clock.advance(by: .milliseconds(1))
    #expect(disk.tries == ["milk", "milk, bread"], "The change is not saved after its second.")
    #expect(note.problem == nil, "The note is saved, and the person still reads of a problem.")
    await clock.advance(by: .milliseconds(60_310))
    #expect(
      disk.tries == ["milk", "milk, bread"],
      "The retry of the older text goes on, beside the newer one or over it."
    )
    #expect(disk.saved == "milk, bread", "An older text has replaced a newer one on the disk.")
  }

  @Test func `while somebody types, nothing is tried`() async {
    disk.isFull = true
    for text in ["m", "mi", "mil", "milk"] {
      note.textChanged(to: text)
      await clock.advance(by: .milliseconds(900))
    }
    #expect(disk.tries == [], "A change that is less than a second old is saved.")
    await clock.advance(by: .milliseconds(100))
    #expect(disk.tries == ["milk"], "A second after the last change, it is not saved once.")
  }
}

/// A disk that can be full, and writes down who tried.
final class FailingDisk: Sendable {
  private let state = LockIsolated((isFull: false, tries: [String](), saved: String?.none))

  struct Full: Error, CustomStringConvertible { let description = "the disk is full" }

  var isFull: Bool {
    get { state.withValue { $0.isFull } }
    set { state.withValue { $0.isFull = newValue } }
  }
  var tries: [String] { state.withValue { $0.tries } }
  var saved: String? { state.withValue { $0.saved } }

  func save(_ text: String) throws {
    try state.withValue {
      $0.tries.append(text)
      if $0.isFull { throw Full() }
      $0.saved = text
    }
  }
}
