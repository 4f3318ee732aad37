// Right as well: a protocol. A test value that is not overridden throws, too.

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

protocol NoteStore: Sendable {
  func load() throws -> String?
  func save(_ text: String) throws
}
struct NoteOnDisk: NoteStore {
  func load() throws -> String? {
    do {
      return try String(contentsOf: NoteFile.url, encoding: .utf8)
    } catch CocoaError.fileReadNoSuchFile {
      return nil
    }
  }
  func save(_ text: String) throws {
    try text.write(to: NoteFile.url, atomically: true, encoding: .utf8)
  }
}
struct NoteInMemory: NoteStore {
  var loads: LoadNote
  var saves: SaveNote
  func load() throws -> String? { try loads() }
  func save(_ text: String) throws { try saves(text) }
}
enum NoteStoreKey: DependencyKey {
  static var liveValue: any NoteStore { NoteOnDisk() }
  static var previewValue: any NoteStore {
    let note = LockIsolated<String?>("Call home.")
    return NoteInMemory(loads: { note.value }, saves: { text in note.setValue(text) })
  }
  struct Unset: Error {}
  static var testValue: any NoteStore {
    NoteInMemory(
      loads: {
        reportIssue("load is not overridden")
        throw Unset()
      },
      saves: { _ in
        reportIssue("save is not overridden")
        throw Unset()
      }
    )
  }
}
extension DependencyValues {
  var note: any NoteStore {
    get { self[NoteStoreKey.self] }
    set { self[NoteStoreKey.self] = newValue }
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
      $0.note = NoteInMemory(loads: load, saves: save)
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
  let stored = LockIsolated<String?>(nil)
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
  guard shows(""), saved.value == [] else { return false }
  stored.setValue("Oolong")
  editor.screenAppeared()
  guard shows("Oolong"), saved.value == [] else { return false }
  editor.saveButtonTapped("Sencha")
  guard shows("Sencha"), saved.value == ["Sencha"] else { return false }
  editor.saveButtonTapped("")
  guard shows(""), saved.value == ["Sencha", ""] else { return false }

  isBroken.setValue(true)
  editor.saveButtonTapped("Matcha")
  guard shows("", "The note is not saved.") else { return false }
  editor.screenAppeared()
  guard shows("", "The note cannot be read.") else { return false }
  isBroken.setValue(false)
  editor.screenAppeared()
  guard shows("Oolong") else { return false }
  isBroken.setValue(true)
  editor.screenAppeared()
  guard shows("Oolong", "The note cannot be read.") else { return false }
  isBroken.setValue(false)
  editor.saveButtonTapped("Rooibos")
  return shows("Rooibos") && saved.value == ["Sencha", "", "Rooibos"]
}
