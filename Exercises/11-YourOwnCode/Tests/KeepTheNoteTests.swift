import Dependencies
import Foundation
import Testing

@testable import YourOwnCodeExercises

/// What is wrong with a screen. The screen is yours, and the store that it gets is wrong.
private enum Mistake: String, CaseIterable {
  case showsNothing = "shows nothing of what it loads"
  case hidesTheLoading = "hides that a note cannot be read"
  case savesNothing = "does not save"
  case savesAnother = "saves another text than it was given"
  case hidesTheSaving = "hides that a note is not saved"

  @MainActor
  func screen(_ load: @escaping LoadNote, _ save: @escaping SaveNote) -> NoteScreen {
    switch self {
    case .showsNothing: .over(load: { try load() == nil ? nil : "" }, save: save)
    case .hidesTheLoading: .over(load: { try? load() }, save: save)
    case .savesNothing: .over(load: load, save: { _ in })
    case .savesAnother: .over(load: load, save: { try save("My note: \($0)") })
    case .hidesTheSaving: .over(load: load, save: { try? save($0) })
    }
  }
}

@MainActor
@Suite struct KeepTheNote {
  let file = FileManager.default.temporaryDirectory.appending(path: "note-\(UUID()).txt")

  @Test func `in the app, the note is in the file, and a problem with it is shown`() throws {
    try withScreen(in: .live) { screen in
      try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
      screen.screenAppeared()
      #expect(screen.problem == "The note cannot be read.")
      screen.saveButtonTapped("Assam")
      #expect(screen.problem == "The note is not saved.")
      try FileManager.default.removeItem(at: file)
      try Data("Sencha".utf8).write(to: file)
      screen.screenAppeared()
      #expect(screen.problem == nil, "The note is read, and the old problem is still there.")
      try FileManager.default.removeItem(at: file)
      screen.screenAppeared()
      #expect(screen.text == "Sencha", "The file was read, and is gone: the screen keeps its text.")
      screen.saveButtonTapped("Oolong")
      #expect(try String(contentsOf: file, encoding: .utf8) == "Oolong")
    }
  }

  @Test func `in a preview there is a note to show, and the file is left alone`() throws {
    try withScreen(in: .preview) { screen in
      screen.screenAppeared()
      #expect(screen.text != "", "The preview shows no note.")
      screen.saveButtonTapped("from a preview")
      #expect(!FileManager.default.fileExists(atPath: file.path), "The preview wrote the file.")
    }
  }

  @Test func `a test that overrides nothing fails when it loads, and when it saves`() throws {
    try withScreen(in: .test) { screen in
      let advice = "Give the key a test value in which both closures are unimplemented."
      withKnownIssue("It loads, and nothing fails. \(advice)") { screen.screenAppeared() }
      withKnownIssue("It saves, and nothing fails. \(advice)") { screen.saveButtonTapped("tested") }
    }
  }

  @Test func `your check passes your screen, and none with a mistake`() {
    #expect(noteIsKept(by: NoteScreen.over), "Your check rejects your screen, made by `over`.")
    for mistake in Mistake.allCases {
      #expect(!noteIsKept(by: mistake.screen), "A screen that \(mistake.rawValue) passes.")
    }
  }

  func withScreen(in context: DependencyContext, _ test: (NoteScreen) throws -> Void) throws {
    defer { try? FileManager.default.removeItem(at: file) }
    try NoteFile.$url.withValue(file) {
      let screen = withDependencies {
        $0.context = context
      } operation: {
        NoteScreen()
      }
      try test(screen)
    }
  }
}
