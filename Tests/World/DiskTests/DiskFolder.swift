import DependenciesTestSupport
import Foundation

@testable import Disk

/// A folder for one test, which is gone when the test is.
final class DiskFolder: Sendable {
  let url = quickestFolder.appending(path: "disk-\(UUID())")

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: url.path)
    try? FileManager.default.removeItem(at: url)
  }

  func file(_ name: String = "notes.json") -> URL { url.appending(path: name) }

  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
  }
}
