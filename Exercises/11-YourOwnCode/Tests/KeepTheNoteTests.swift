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
      let screen = NoteScreen.made(in: .live)
      screen.screenAppeared()
      #expect(screen.text == "", "There is no file yet. The screen shows:")
      #expect(screen.problem == nil, "There is no file yet, and that is no problem.")
      let later = NoteScreen.made(in: .live)
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
      let screen = NoteScreen.made(in: .preview)
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
        let isKept = noteIsKept { ScriptedEditor(Rules(), $0, $1) }
        #expect(isKept, "An editor that is right does not pass your check the \(time) time.")
      }
      let isKept = noteIsKept { NoteScreen.over(load: $0, save: $1) }
      #expect(isKept, "Your own screen does not pass your check.")
    }
  }

  // Demand 6
  @Test(arguments: Mistake.all)
  fileprivate func `a wrong editor does not pass your check`(_ mistake: Mistake) {
    let isKept = noteIsKept { ScriptedEditor(mistake.rules, $0, $1) }
    #expect(!isKept, "An editor that \(mistake.name) passes your check.")
  }

  private func inAFolder(_ operation: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "note-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "note.txt")
    try NoteFile.$url.withValue(file) { try operation(file) }
  }
}

extension NoteScreen {
  fileprivate static func made(in context: DependencyContext) -> NoteScreen {
    withDependencies {
      $0.context = context
    } operation: {
      NoteScreen()
    }
  }
}

private struct Rules: Sendable {
  var loads = true
  var saves = true
  var savesTwice = false
  var savesWhatItShowed = false
  var savesWhenItAppears = false
  var savesNothingEmpty = false
  var showsWhatIsNotSaved = false
  var emptiesWhenItCannotRead = false
  var callsAMissingNoteAProblem = false
  var hidesTheSaving = false
  var hidesTheLoading = false
  var keepsAProblemAfterSaving = false
  var keepsAProblemAfterLoading = false
  var keepsTheOldText = false
  var oneSentence = false
  var loadsAwayItsOwnProblemAlone = false
  var savesAwayItsOwnProblemAlone = false
}

private struct Mistake: Sendable, CustomTestStringConvertible {
  let name: String
  var rules = Rules()

  init(_ name: String, _ change: (inout Rules) -> Void) {
    self.name = name
    change(&rules)
  }

  var testDescription: String { name }

  static let all = [
    Self("never loads") { $0.loads = false },
    Self("never saves") { $0.saves = false },
    Self("saves twice") { $0.savesTwice = true },
    Self("saves the text from before") { $0.savesWhatItShowed = true },
    Self("saves when it appears") { $0.savesWhenItAppears = true },
    Self("saves no empty note") { $0.savesNothingEmpty = true },
    Self("shows the old text after saving") { $0.keepsTheOldText = true },
    Self("shows a text that is not saved") { $0.showsWhatIsNotSaved = true },
    Self("shows no text when it cannot be read") { $0.emptiesWhenItCannotRead = true },
    Self("calls it a problem that there is no note yet") { $0.callsAMissingNoteAProblem = true },
    Self("says nothing when a note is not saved") { $0.hidesTheSaving = true },
    Self("says nothing when a note cannot be read") { $0.hidesTheLoading = true },
    Self("says the same of both problems") { $0.oneSentence = true },
    Self("shows a problem after a note is saved") { $0.keepsAProblemAfterSaving = true },
    Self("shows a problem after a note is loaded") { $0.keepsAProblemAfterLoading = true },
    Self("shows the problem of a save until a save succeeds") {
      $0.loadsAwayItsOwnProblemAlone = true
    },
    Self("shows the problem of a load until a load succeeds") {
      $0.savesAwayItsOwnProblemAlone = true
    },
  ]
}

@MainActor
private final class ScriptedEditor: NoteEditor {
  private(set) var text = ""
  private var problems: [String?] = [nil, nil]
  private let rules: Rules
  private let load: LoadNote
  private let save: SaveNote

  init(_ rules: Rules, _ load: @escaping LoadNote, _ save: @escaping SaveNote) {
    (self.rules, self.load, self.save) = (rules, load, save)
  }

  var problem: String? { problems[0] ?? problems[1] }

  func screenAppeared() {
    guard rules.loads else { return }
    do {
      if let note = try load() {
        text = note
        if !rules.keepsAProblemAfterLoading { show(nil, of: 0) }
      } else if rules.callsAMissingNoteAProblem {
        show("The note cannot be read.", of: 0)
      }
      if rules.savesWhenItAppears { try save(text) }
    } catch {
      if !rules.hidesTheLoading { show("The note cannot be read.", of: 0) }
      if rules.emptiesWhenItCannotRead { text = "" }
    }
  }

  func saveButtonTapped(_ text: String) {
    if rules.showsWhatIsNotSaved { self.text = text }
    do {
      if rules.saves, !(rules.savesNothingEmpty && text.isEmpty) {
        for _ in 0..<(rules.savesTwice ? 2 : 1) {
          try save(rules.savesWhatItShowed ? self.text : text)
        }
      }
      if !rules.keepsTheOldText { self.text = text }
      if !rules.keepsAProblemAfterSaving { show(nil, of: 1) }
    } catch {
      guard !rules.hidesTheSaving else { return }
      show(rules.oneSentence ? "The note cannot be read." : "The note is not saved.", of: 1)
    }
  }

  /// What loading says is number 0, what saving says is number 1.
  private func show(_ problem: String?, of number: Int) {
    let keepsTheOther =
      number == 0
      ? rules.loadsAwayItsOwnProblemAlone : rules.savesAwayItsOwnProblemAlone
    if !keepsTheOther { problems = [nil, nil] }
    problems[number] = problem
  }
}
