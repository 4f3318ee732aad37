import Dependencies
import Foundation
import Observation

/// The file of the note. It stays as it is. Ask for its `url` each time: a test has one of its own.
enum NoteFile {
  // uncontrolled: only your live value reads it and writes it.
  @TaskLocal static var url = URL.temporaryDirectory.appending(path: "note.txt")
}

// TODO: Write a client with two closures, one that loads the note and one that saves it.

// TODO: Register it: a key with a live, a preview and a test value; a property on DependencyValues.

/// A note, and the button that saves it.
@MainActor @Observable
final class NoteScreen {
  private(set) var text = ""
  private(set) var problem: String?

  // TODO: Ask your client, and not the file system.
  func screenAppeared() {
    guard FileManager.default.fileExists(atPath: NoteFile.url.path) else { return }
    do {
      text = try String(contentsOf: NoteFile.url, encoding: .utf8)
      problem = nil
    } catch {
      problem = "The note cannot be read."
    }
  }

  func saveButtonTapped(_ text: String) {
    do {
      try Data(text.utf8).write(to: NoteFile.url, options: .atomic)
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
    // TODO: Override both closures of your client.
    NoteScreen()
  }
}

/// Whether a screen shows what it loads, saves what it was given, and says what goes wrong.
@MainActor
func noteIsKept(
  by makeScreen: (_ load: @escaping LoadNote, _ save: @escaping SaveNote) -> NoteScreen
) -> Bool {
  // TODO: Hand over a store that you look into, and that you can break.
  let screen = makeScreen({ nil }, { _ in })
  screen.screenAppeared()
  // TODO: Say whether the text, the problem and the saves are right after each step.
  return true
}
