import Course
import Foundation

/// A workbook in a folder of a test, where that may write what it likes.
package protocol PlantedFolder: Sendable {
  var root: URL { get }
}

extension PlantedFolder {
  package var course: Course {
    get throws { try Course(at: root) }
  }

  package func path(_ path: String) -> String {
    root.appending(path: path).path(percentEncoded: false)
  }

  package func has(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: self.path(path))
  }

  package func write(_ path: String, _ text: String) throws {
    try root.write(text, to: path)
    // Whatever the umask is: backups note what a file allows.
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: self.path(path))
  }

  package func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  package func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: root.appending(path: path))
  }

  /// Puts other words into a file; the old ones have to be there.
  package func replace(_ old: String, with new: String, in path: String) throws {
    let text = try text(path)
    let changed = text.replacing(old, with: new, maxReplacements: 1)
    guard changed != text else { throw NothingToReplace(old: old) }
    try write(path, changed)
  }
}

private struct NothingToReplace: Error { let old: String }
