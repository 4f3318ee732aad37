import Dependencies
import Foundation
import Observation

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

/// A note, and the button that saves it.
@MainActor @Observable
final class NoteScreen {
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

/// Whether a screen shows what it loads, saves what it was given, and says what goes wrong.
@MainActor
func noteIsKept(
  by makeScreen: (_ load: @escaping LoadNote, _ save: @escaping SaveNote) -> NoteScreen
) -> Bool {
  struct Broken: Error {}
  let saved = LockIsolated<[String]>([])
  let isBroken = LockIsolated(false)
  let screen = makeScreen(
    {
      if isBroken.value { throw Broken() }
      return "Oolong"
    },
    { text in
      if isBroken.value { throw Broken() }
      saved.withValue { $0.append(text) }
    }
  )
  screen.screenAppeared()
  guard screen.text == "Oolong", screen.problem == nil, saved.value == [] else { return false }
  isBroken.setValue(true)
  screen.screenAppeared()
  guard screen.problem == "The note cannot be read." else { return false }
  screen.saveButtonTapped("Sencha")
  guard screen.text == "Oolong", screen.problem == "The note is not saved." else { return false }
  isBroken.setValue(false)
  screen.saveButtonTapped("Sencha")
  return screen.text == "Sencha" && screen.problem == nil && saved.value == ["Sencha"]
}
