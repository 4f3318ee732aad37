// Right as well: no task is kept: each change has a number, and an older one has nothing to save.

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
  /// The number of the last change: the older ones have nothing to save any more.
  @ObservationIgnored private var change = 0

  func textChanged(to text: String) {
    self.text = text
    change += 1
    Task { [change] in
      try await clock.sleep(for: .seconds(1))
      while change == self.change {
        do {
          try file.save(text)
          problem = nil
          return
        } catch {
          problem = "This is not saved yet. \(error)"
        }
        try await clock.sleep(for: .seconds(5))
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
