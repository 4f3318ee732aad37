// Right as well: one save after the other, each scheduling the next one if it has to.

import Dependencies
import Foundation
import Observation

/// A note that is saved one second after the last change.
@MainActor @Observable
final class Note {
  private(set) var text = ""
  /// What the person reads under the note; nil when everything is fine.
  private(set) var problem: String?
  @ObservationIgnored @Dependency(\.continuousClock) private var clock
  @ObservationIgnored @Dependency(\.noteFile) private var file
  @ObservationIgnored private var saving: Task<Void, Never>?

  func textChanged(to text: String) {
    self.text = text
    save(after: .seconds(1))
  }

  private func save(after delay: Duration) {
    saving?.cancel()
    saving = Task {
      guard (try? await clock.sleep(for: delay)) != nil else { return }
      do {
        try file.save(text)
        problem = nil
      } catch {
        problem = "Your note is not saved: \(error)"
        save(after: .seconds(5))
      }
    }
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
