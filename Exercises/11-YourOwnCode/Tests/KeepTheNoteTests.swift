import Dependencies
import DependenciesTestSupport
import Foundation
import Testing

@testable import YourOwnCodeExercises

@MainActor
@Suite struct KeepTheNote {
  // Demand 1
  @Test func `in the app, the note is in the file`() throws {
    try inAFolder { file in
      let screen = makeInContext(.live) { NoteScreen() }
      screen.screenAppeared()
      #expect(screen.text == "", "There is no file yet. The screen shows:")
      #expect(screen.problem == nil, "There is no file yet, and that is no problem.")
      let later = makeInContext(.live) { NoteScreen() }
      for note in ["Sencha, 70 °C", "", " Oolong\n"] {
        screen.saveButtonTapped(note)
        let text = try? String(contentsOf: file, encoding: .utf8)
        #expect(text == note, "The note was saved in the app. The file says:")
        later.screenAppeared()
        #expect(later.text == note, "The note was saved in the app. Another screen shows:")
      }
      try FileManager.default.removeItem(at: file)
      later.screenAppeared()
      #expect(later.text == " Oolong\n", "The file is gone. A screen that had a note shows:")

      try Data([0xFF, 0xFE, 0xFF]).write(to: file)
      let problemView = TestView { later.problem }
      later.screenAppeared()
      #expect(later.problem == "The note cannot be read.", "The file is no text. The screen says:")
      #expect(problemView.isTold, "There is a problem, and what shows it is not told.")

      NoteFile.$url.withValue(file.deletingLastPathComponent().appending(path: "no/note.txt")) {
        later.saveButtonTapped("Matcha")
        #expect(later.problem == "The note is not saved.", "There is no such folder. It says:")
        #expect(later.text == " Oolong\n", "The note is not saved. The screen shows:")
      }
    }
  }

  // Demand 2
  @Test func `in a preview there is a note, and the file is left alone`() throws {
    try inAFolder { file in
      try Data("private".utf8).write(to: file)
      let screen = makeInContext(.preview) { NoteScreen() }
      screen.screenAppeared()
      #expect(screen.text != "", "A preview has a note to show.")
      #expect(screen.text != "private", "A preview shows what the file says.")
      screen.saveButtonTapped("from a preview")
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(text == "private", "A preview has written the file. It says:")
    }
  }

  // Demand 3
  @Test(.filterIssues { $0.isFailure })
  func `a test that overrides nothing fails, and the file is left alone`() throws {
    try inAFolder { file in
      let screen = NoteScreen()
      withExpectedIssue("Nothing was overridden to load, and the test would pass.") {
        screen.screenAppeared()
      }
      withExpectedIssue("Nothing was overridden to save, and the test would pass.") {
        screen.saveButtonTapped("from a test")
      }
      let isThere = FileManager.default.fileExists(atPath: file.path)
      #expect(!isThere, "A test has written the file.")
    }
  }

  // Demand 4
  @Test(arguments: [DependencyContext.live, .preview, .test])
  func `the override takes the place of the file, wherever the screen is made`(
    _ context: DependencyContext
  ) throws {
    try inAFolder { file in
      for note in ["Assam", "Darjeeling\nsecond flush"] {
        let saved = LockIsolated<[String]>([])
        inContext(context) {
          let screen = NoteScreen.over(
            load: { note },
            save: { text in saved.withValue { $0.append(text) } }
          )
          let other = NoteScreen.over(load: { "another" }, save: { _ in })
          other.screenAppeared()
          let loadingView = TestView { screen.text }
          screen.screenAppeared()
          #expect(screen.text == note, "The override says what is loaded. The screen shows:")
          #expect(loadingView.isTold, "The text is loaded, and what shows it is not told.")
          let savingView = TestView { screen.text }
          for _ in 1...2 { screen.saveButtonTapped(note + "!") }
          #expect(
            saved.value == [note + "!", note + "!"],
            "Saved two times, the override was told:"
          )
          #expect(savingView.isTold, "The text has changed, and what shows it is not told.")
        }
      }
      #expect(!FileManager.default.fileExists(atPath: file.path), "The file was written as well.")
    }
  }

  // Demand 5
  @Test func `a right editor passes your check, each time`() throws {
    try inAFolder { _ in
      for time in ["first", "second"] {
        let isKept = noteIsKept { ScriptedEditor(nil, $0, $1) }
        #expect(isKept, "An editor that is right does not pass your check the \(time) time.")
      }
      let isKept = noteIsKept { NoteScreen.over(load: $0, save: $1) }
      #expect(isKept, "Your own screen does not pass your check.")
    }
  }

  // Demand 6
  @Test(arguments: Mistake.allCases)
  fileprivate func `a wrong editor does not pass your check`(_ mistake: Mistake) {
    let isKept = noteIsKept { ScriptedEditor(mistake, $0, $1) }
    #expect(!isKept, "An editor that \(mistake.rawValue) passes your check.")
  }

  private func inAFolder(_ operation: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "note-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "note.txt")
    try NoteFile.$url.withValue(file) { try operation(file) }
  }
}

/// What is wrong with an editor.
private enum Mistake: String, CaseIterable, Sendable, CustomTestStringConvertible {
  case loadsNothing = "never loads"
  case savesNothing = "never saves"
  case savesTwice = "saves twice"
  case savesWhatItShowed = "saves the text from before"
  case savesWhenItAppears = "saves when it appears"
  case savesNothingEmpty = "saves no empty note"
  case keepsTheOldText = "shows the old text after saving"
  case showsWhatIsNotSaved = "shows a text that is not saved"
  case emptiesWhenItCannotRead = "shows no text when it cannot be read"
  case callsAMissingNoteAProblem = "calls it a problem that there is no note yet"
  case hidesTheSaving = "says nothing when a note is not saved"
  case hidesTheLoading = "says nothing when a note cannot be read"
  case oneSentence = "says the same of both problems"
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

  init(_ mistake: Mistake?, _ load: @escaping LoadNote, _ save: @escaping SaveNote) {
    (self.mistake, self.load, self.save) = (mistake, load, save)
  }

  var problem: String? { problems[0] ?? problems[1] }

  func screenAppeared() {
    guard mistake != .loadsNothing else { return }
    do {
      if let note = try load() {
        text = note
        if mistake != .keepsAProblemAfterLoading { show(nil, of: 0) }
      } else if mistake == .callsAMissingNoteAProblem {
        show("The note cannot be read.", of: 0)
      }
      if mistake == .savesWhenItAppears { try save(text) }
    } catch {
      if mistake != .hidesTheLoading { show("The note cannot be read.", of: 0) }
      if mistake == .emptiesWhenItCannotRead { text = "" }
    }
  }

  func saveButtonTapped(_ text: String) {
    if mistake == .showsWhatIsNotSaved { self.text = text }
    do {
      if mistake != .savesNothing, !(mistake == .savesNothingEmpty && text.isEmpty) {
        for _ in 0..<(mistake == .savesTwice ? 2 : 1) {
          try save(mistake == .savesWhatItShowed ? self.text : text)
        }
      }
      if mistake != .keepsTheOldText { self.text = text }
      if mistake != .keepsAProblemAfterSaving { show(nil, of: 1) }
    } catch {
      guard mistake != .hidesTheSaving else { return }
      show(mistake == .oneSentence ? "The note cannot be read." : "The note is not saved.", of: 1)
    }
  }

  /// What loading says is number 0, what saving says is number 1.
  private func show(_ problem: String?, of number: Int) {
    let keepsTheOther =
      number == 0
      ? mistake == .loadsAwayItsOwnProblemAlone : mistake == .savesAwayItsOwnProblemAlone
    if !keepsTheOther { problems = [nil, nil] }
    problems[number] = problem
  }
}
