// Right as well: the check is a table, with an editor for each row.

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
  typealias Shown = (String, String?)
  func answers(
    _ loaded: [Result<String?, any Error>],
    _ saves: [(String, fails: Bool)] = [],
    shows expected: Shown,
    keeps kept: [String] = []
  ) -> Bool {
    let (rest, saved, fails) = (LockIsolated(loaded), LockIsolated([String]()), LockIsolated(false))
    let editor = makeEditor(
      { try rest.withValue { $0.removeFirst() }.get() },
      { text in
        if fails.value { throw Broken() }
        saved.withValue { $0.append(text) }
      }
    )
    for _ in loaded { editor.screenAppeared() }
    for save in saves {
      fails.setValue(save.fails)
      editor.saveButtonTapped(save.0)
    }
    return (editor.text, editor.problem) == expected && saved.value == kept
  }
  let unread = "The note cannot be read."
  return [
    answers([.success(nil)], shows: ("", nil)),
    answers([.success("a")], shows: ("a", nil)),
    answers([.success("a"), .success(nil)], shows: ("a", nil)),
    answers([.failure(Broken())], shows: ("", unread)),
    answers([.success("a"), .failure(Broken())], shows: ("a", unread)),
    answers([.failure(Broken()), .success("a")], shows: ("a", nil)),
    answers([.failure(Broken())], [("b", false)], shows: ("b", nil), keeps: ["b"]),
    answers([.success("a")], [("b", false)], shows: ("b", nil), keeps: ["b"]),
    answers([.success("a")], [("", false)], shows: ("", nil), keeps: [""]),
    answers([.success("a")], [("b", true)], shows: ("a", "The note is not saved.")),
    answers([.success("a")], [("b", true), ("c", false)], shows: ("c", nil), keeps: ["c"]),
  ]
  .allSatisfy { $0 }
}
