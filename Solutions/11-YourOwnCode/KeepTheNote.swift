import Dependencies
import Foundation
import Observation

/// A note, and the button that saves it.
@MainActor
protocol NoteEditor {
  var text: String { get }
  var problem: String? { get }
  func screenAppeared()
  func saveButtonTapped(_ text: String)
}

/// The file of the note. It stays as it is. Ask for its `url` each time: a test has one of its own.
enum NoteFile {
  // uncontrolled: only your live value reads it and writes it.
  @TaskLocal static var url = URL.temporaryDirectory.appending(path: "note.txt")
}

struct NoteClient: Sendable {
  var load: LoadNote
  var save: SaveNote
}

extension NoteClient: DependencyKey {
  static let liveValue = NoteClient(
    load: {
      guard FileManager.default.fileExists(atPath: NoteFile.url.path) else { return nil }
      return try String(contentsOf: NoteFile.url, encoding: .utf8)
    },
    save: { try Data($0.utf8).write(to: NoteFile.url, options: .atomic) }
  )

  static let previewValue = NoteClient(load: { "Water the plants." }, save: { _ in })

  static let testValue = NoteClient(
    load: unimplemented("NoteClient.load", placeholder: nil),
    save: unimplemented("NoteClient.save")
  )
}

extension DependencyValues {
  var note: NoteClient {
    get { self[NoteClient.self] }
    set { self[NoteClient.self] = newValue }
  }
}

@MainActor @Observable
final class NoteScreen: NoteEditor {
  private(set) var text = ""
  private(set) var problem: String?
  @ObservationIgnored @Dependency(\.note) private var note

  func screenAppeared() {
    do {
      guard let text = try note.load() else { return }
      (self.text, problem) = (text, nil)
    } catch {
      problem = "The note cannot be read."
    }
  }

  func saveButtonTapped(_ text: String) {
    do {
      try note.save(text)
      (self.text, problem) = (text, nil)
    } catch {
      problem = "The note is not saved."
    }
  }
}

/// Loads a note, if there is one.
typealias LoadNote = @Sendable () throws -> String?
typealias SaveNote = @Sendable (String) throws -> Void

extension NoteScreen {
  /// The screen over another store than the file.
  static func over(load: @escaping LoadNote, save: @escaping SaveNote) -> NoteScreen {
    withDependencies {
      $0.note.load = load
      $0.note.save = save
    } operation: {
      NoteScreen()
    }
  }
}

/// Whether an editor keeps a note as `NoteScreen` does. It may make as many editors as it likes.
@MainActor
func noteIsKept(
  by makeEditor: (_ load: @escaping LoadNote, _ save: @escaping SaveNote) -> any NoteEditor
) -> Bool {
  struct Broken: Error {}
  let saved = LockIsolated<[String]>([])
  let stored = LockIsolated<String?>(" Oolong\n")
  let isBroken = LockIsolated(false)
  let editor = makeEditor(
    {
      if isBroken.value { throw Broken() }
      return stored.value
    },
    { text in
      if isBroken.value { throw Broken() }
      saved.withValue { $0.append(text) }
    }
  )
  func shows(_ text: String, _ problem: String? = nil) -> Bool {
    editor.text == text && editor.problem == problem
  }

  editor.screenAppeared()
  guard shows(" Oolong\n"), saved.value == [] else { return false }
  stored.setValue(nil)
  editor.screenAppeared()
  guard shows(" Oolong\n"), saved.value == [] else { return false }
  stored.setValue("")
  editor.screenAppeared()
  guard shows(""), saved.value == [] else { return false }
  editor.saveButtonTapped("")
  guard shows(""), saved.value == [""] else { return false }
  editor.saveButtonTapped("Sencha,\n70 °C ")
  guard shows("Sencha,\n70 °C "), saved.value == ["", "Sencha,\n70 °C "] else { return false }

  isBroken.setValue(true)
  editor.saveButtonTapped("Matcha")
  guard shows("Sencha,\n70 °C ", "The note is not saved.") else { return false }
  editor.screenAppeared()
  guard shows("Sencha,\n70 °C ", "The note cannot be read.") else { return false }
  isBroken.setValue(false)
  editor.screenAppeared()
  guard shows("") else { return false }
  isBroken.setValue(true)
  editor.screenAppeared()
  guard shows("", "The note cannot be read.") else { return false }
  isBroken.setValue(false)
  editor.saveButtonTapped("Rooibos")
  return shows("Rooibos") && saved.value == ["", "Sencha,\n70 °C ", "Rooibos"]
}
