// Right as well: the check has a screen of its own beside the editor, and both have to say the same.

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

/// The file of the note. It stays as it is: your live value reads it and writes it.
enum NoteFile {
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
  let stored = LockIsolated<Result<String?, any Error>>(.success(nil))
  let isFull = LockIsolated(false)
  func made(
    _ makeEditor: (_ load: @escaping LoadNote, _ save: @escaping SaveNote) -> any NoteEditor
  ) -> (editor: any NoteEditor, saved: LockIsolated<[String]>) {
    let saved = LockIsolated<[String]>([])
    let editor = makeEditor(
      { try stored.value.get() },
      { text in
        if isFull.value { throw Broken() }
        saved.withValue { $0.append(text) }
      }
    )
    return (editor, saved)
  }
  let mine = made { NoteScreen.over(load: $0, save: $1) }
  let other = made(makeEditor)
  let notes: [Result<String?, any Error>] = [
    .success(nil), .success("Oolong"), .failure(Broken()), .success("Sencha"), .failure(Broken()),
  ]
  for note in notes {
    for isFullNow in [false, true] {
      for text in ["Matcha", nil, ""] {
        stored.setValue(note)
        isFull.setValue(isFullNow)
        for editor in [mine.editor, other.editor] {
          if let text { editor.saveButtonTapped(text) } else { editor.screenAppeared() }
        }
        guard mine.editor.text == other.editor.text, mine.editor.problem == other.editor.problem,
          mine.saved.value == other.saved.value
        else { return false }
      }
    }
  }
  return true
}
