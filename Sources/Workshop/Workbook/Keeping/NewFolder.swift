import Foundation
import OperatingSystem

/// A folder that is made with all that is to be in it, or not at all.
package enum NewFolder {
  /// Writes the files under a hidden name first. An empty folder may be there already.
  package static func make(_ folder: URL, files: [(path: String, text: String)]) throws {
    let above = folder.deletingLastPathComponent()
    let draft = above.appending(path: ".\(folder.lastPathComponent)-\(UUID())")
    defer { try? FileManager.default.removeItem(at: draft) }
    for file in files {
      let place = draft.appending(path: file.path)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(file.text.utf8).write(to: place)
    }
    // This fails if something has come into the folder meanwhile.
    guard rename(draft.pathText, folder.pathText) == 0 else {
      throw CommandFailure("\(folder.pathText): \(SystemFailure().words).", .fileTrouble)
    }
  }
}
