import Dependencies
import Foundation
import TestProbes
import Testing

@testable import YourOwnCodeExercises

@MainActor
@Suite struct KeepTheNote {
  // Demand 1
  @Test func `in the app, the note is in the file`() async throws {
    try await inAFolder { file in
      let next = { NoteStep.following($0, saves: 1) }
      try await everyOrder(in: .live, upTo: 3, of: next) { steps in
        let folder = file.deletingLastPathComponent().appending(path: "\(steps.count)")
        return try NoteFile.$url.withValue(folder.appending(path: "note.txt")) {
          try fault(after: steps, on: NoteScreen(), put: { try $0.put(in: NoteFile.url) }) {
            let stored = StoredNote(in: NoteFile.url)
            return stored == $0.stored.value ? nil : "Then there is \(stored)."
          }
        }
      }
      let link = file.appendingPathExtension("old")
      try StoredNote.note("old").put(in: file)
      try FileManager.default.linkItem(at: file, to: link)
      inContext(.live) { NoteScreen().saveButtonTapped("new") }
      #expect(StoredNote(in: link) == .note("old"), "A save that fails loses the old note.")
    }
  }

  // Demand 2
  @Test func `in a preview there is a note, and the file is left alone`() async throws {
    try await inAFolder { file in
      try Data("private".utf8).write(to: file)
      inContext(.preview) {
        for number in ["first", "second"] {
          let screen = NoteScreen()
          screen.screenAppeared()
          #expect(screen.text != "", "The \(number) preview shows no note.")
          #expect(screen.text != "private", "A preview shows what the file says.")
          screen.saveButtonTapped("from a preview")
        }
      }
      #expect(StoredNote(in: file) == .note("private"), "A preview has written the file. There is:")
    }
  }

  // Demand 3
  @Test(.filterIssues { $0.isFailure })
  func `a test that overrides nothing fails, and the file is left alone`() async throws {
    try await inAFolder { file in
      let screen = NoteScreen()
      withExpectedIssue("Nothing was overridden to load, and the test would pass.") {
        screen.screenAppeared()
      }
      withExpectedIssue("Nothing was overridden to save, and the test would pass.") {
        screen.saveButtonTapped("from a test")
      }
      #expect(StoredNote(in: file) == .nothing, "A test has written the file.")
    }
  }

  // Demand 4
  @Test(arguments: contexts)
  func `the override takes the place of the file, wherever the screen is made`(
    _ context: DependencyContext
  ) async throws {
    try await inAFolder { file in
      let next = { NoteStep.following($0, saves: 4) }
      try await everyOrder(in: context, upTo: 4, of: next) { steps in
        let store = NoteStore()
        let screen = NoteScreen.over(load: store.load, save: store.save)
        NoteScreen.over(load: { "another" }, save: { _ in }).screenAppeared()
        return try fault(after: steps, on: screen, put: { store.stored.setValue($0) }) {
          store.saved.value == $0.saved.value
            ? nil : "It has saved \(store.saved.value), not \($0.saved.value)."
        }
      }
      #expect(StoredNote(in: file) == .nothing, "The file was written as well.")
    }
  }

  // Demand 5
  @Test func `a right editor passes your check, each time`() async throws {
    try await inAFolder { _ in
      for time in ["first", "second"] {
        let isKept = noteIsKept { ScriptedEditor(nil, $0, $1) }
        #expect(isKept, "An editor that is right does not pass your check the \(time) time.")
      }
      #expect(noteIsKept(by: NoteScreen.over), "Your own screen does not pass your check.")
    }
  }

  // Demand 6
  @Test(arguments: Mistake.allCases)
  fileprivate func `a wrong editor does not pass your check`(_ mistake: Mistake) {
    let isKept = (0...2).contains { way in noteIsKept { ScriptedEditor(mistake, $0, $1, way) } }
    #expect(!isKept, "An editor that \(mistake.rawValue) passes your check.")
  }

  /// Where a screen is not as a right editor after these steps, or what it keeps is not.
  private func fault(
    after steps: [NoteStep],
    on screen: NoteScreen,
    put: (StoredNote) throws -> Void,
    kept: (NoteStore) -> String?
  ) throws -> String? {
    if case .lies = steps.last { return nil }
    let store = NoteStore()
    let right = ScriptedEditor(nil, store.load, store.save)
    // Where there is no note, it is left open whether the problem stays.
    var isOpen = false
    try put(.nothing)
    for step in steps {
      let (text, problem) = (screen.text, screen.problem)
      let (textView, problemView) = (TestView { screen.text }, TestView { screen.problem })
      switch step {
      case .lies(let stored):
        store.stored.setValue(stored)
        try put(stored)
      case .appears:
        screen.screenAppeared()
        right.screenAppeared()
        isOpen = [.nothing, .noFolder].contains(store.stored.value)
      case .saves(let note):
        screen.saveButtonTapped(note)
        right.saveButtonTapped(note)
        isOpen = false
      }
      if !textView.isTold, screen.text != text { return "No view hears of the text." }
      if !problemView.isTold, screen.problem != problem { return "No view hears of the problem." }
    }
    let it = "There is \(store.stored.value), and the screen"
    if screen.text != right.text { return "\(it) shows “\(screen.text)”, not “\(right.text)”." }
    if screen.problem != right.problem, !isOpen || screen.problem != nil {
      return "\(it) says “\(screen.problem ?? "")”, not “\(right.problem ?? "")”."
    }
    return kept(store)
  }

  private func inAFolder(_ operation: (URL) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "note-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "note.txt")
    try await NoteFile.$url.withValue(file) { try await operation(file) }
  }
}

/// What is wrong with an editor.
private enum Mistake: String, CaseIterable, Sendable, CustomTestStringConvertible {
  case changesWhatItLoads = "changes capitals, blanks or lines of a note that it loads"
  case changesWhatItSaves = "changes capitals, blanks or lines of a note that it saves"
  case changesWhatIsSaved = "shows changed capitals, blanks or lines of a note that is saved"
  case savesTwice = "saves twice"
  case savesWhenItAppears = "saves when it appears"
  case savesNothingEmpty = "does not save an empty note"
  case savesNothingShown = "does not save a text that it shows already"
  case loadsNothingEmpty = "does not show an empty note that it loads"
  case emptiesWithoutANote = "clears the text when a later load finds no note"
  case showsWhatIsNotSaved = "shows a text that is not saved"
  case emptiesWhenItCannotRead = "clears the text when the note cannot be read"
  case callsAMissingNoteAProblem = "has a problem when there is no note yet"
  case hidesTheSaving = "says nothing when a note is not saved"
  case hidesTheLoading = "says nothing when a note cannot be read"
  case oneSentence = "says the same for both problems"
  case keepsTheFirstProblem = "shows the first of two problems"
  case keepsAProblemAfterSaving = "shows a problem after a note is saved"
  case keepsAProblemAfterLoading = "shows a problem after a note is loaded"
  case loadsAwayItsOwnProblemAlone = "shows the problem of a save until a save succeeds"
  case savesAwayItsOwnProblemAlone = "shows the problem of a load until a load succeeds"

  var testDescription: String { rawValue }
}

@MainActor
private final class ScriptedEditor: NoteEditor {
  private(set) var text = ""
  private var problems: [String?] = [nil, nil]
  private let mistake: Mistake?
  private let load: LoadNote
  private let save: SaveNote
  private let way: Int

  init(_ mistake: Mistake?, _ load: @escaping LoadNote, _ save: @escaping SaveNote, _ n: Int = 0) {
    (self.mistake, self.load, self.save, self.way) = (mistake, load, save, n)
  }

  var problem: String? { problems[0] ?? problems[1] }

  func screenAppeared() {
    do {
      if let note = try load(), mistake != .loadsNothingEmpty || !note.isEmpty {
        text = changed(note, if: .changesWhatItLoads)
        if mistake != .keepsAProblemAfterLoading { show(nil, of: 0) }
      } else if mistake == .callsAMissingNoteAProblem {
        show("The note cannot be read.", of: 0)
      } else if mistake == .emptiesWithoutANote {
        text = ""
      }
      if mistake == .savesWhenItAppears { try save(text) }
    } catch {
      if mistake != .hidesTheLoading { show("The note cannot be read.", of: 0) }
      if mistake == .emptiesWhenItCannotRead { text = "" }
    }
  }

  func saveButtonTapped(_ text: String) {
    let unsaved: [Mistake?: String] = [.savesNothingEmpty: "", .savesNothingShown: self.text]
    if mistake == .showsWhatIsNotSaved { self.text = text }
    do {
      if text != unsaved[mistake] {
        for _ in 0..<(mistake == .savesTwice ? 2 : 1) {
          try save(changed(text, if: .changesWhatItSaves))
        }
      }
      self.text = changed(text, if: .changesWhatIsSaved)
      if mistake != .keepsAProblemAfterSaving { show(nil, of: 1) }
    } catch {
      guard mistake != .hidesTheSaving else { return }
      show(mistake == .oneSentence ? "The note cannot be read." : "The note is not saved.", of: 1)
    }
  }

  private func changed(_ text: String, if mistake: Mistake) -> String {
    guard mistake == self.mistake else { return text }
    let line = String(text.prefix { $0 != "\n" })
    return [line, text.lowercased(), text.trimmingCharacters(in: .whitespaces)][way]
  }

  /// What loading says is number 0, what saving says is number 1.
  private func show(_ problem: String?, of number: Int) {
    if mistake == .keepsTheFirstProblem, problem != nil, self.problem != nil { return }
    let keepsTheOther =
      number == 0
      ? mistake == .loadsAwayItsOwnProblemAlone : mistake == .savesAwayItsOwnProblemAlone
    if !keepsTheOther { problems = [nil, nil] }
    problems[number] = problem
  }
}
