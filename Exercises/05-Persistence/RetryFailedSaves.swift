import Dependencies
import Observation

/// A note that is saved one second after the last change.
@MainActor @Observable
final class Note {
  private(set) var text = ""
  /// What the person reads under the note; nil when everything is fine.
  private(set) var problem: String?
  @ObservationIgnored @Dependency(\.continuousClock) private var clock
  @ObservationIgnored @Dependency(\.noteFile) private var file
  @ObservationIgnored private var saving: Task<Void, any Error>?

  func textChanged(to text: String) {
    self.text = text
    saving?.cancel()
    saving = Task {
      try await clock.sleep(for: .seconds(1))
      // TODO: Try again five seconds after each failure, until the note is saved.
      _ = save()
    }
  }

  /// Whether the note is saved now.
  private func save() -> Bool {
    // TODO: Show what the error says, as long as the note is not saved.
    (try? file.save(text)) != nil
  }
}

/// The file that the note is in.
struct NoteFile: Sendable {
  var save: @Sendable (String) throws -> Void
}

extension NoteFile: TestDependencyKey {
  static let testValue = NoteFile(save: unimplemented("save"))
}

extension DependencyValues {
  var noteFile: NoteFile {
    get { self[NoteFile.self] }
    set { self[NoteFile.self] = newValue }
  }
}
