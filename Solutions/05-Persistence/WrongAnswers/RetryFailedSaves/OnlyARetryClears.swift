// Tempting: where nothing has failed, there is no problem to take away.

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
    saving?.cancel()
    saving = Task {
      do {
        try await clock.sleep(for: .seconds(1))
        do {
          try file.save(text)
        } catch {
          var reason = error
          while true {
            problem = "Your note is not saved: \(reason)"
            try await clock.sleep(for: .seconds(5))
            do {
              try file.save(self.text)
              problem = nil
              return
            } catch {
              reason = error
            }
          }
        }
      } catch {
        // A newer change has taken over.
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
