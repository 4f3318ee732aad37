import Foundation
import Synchronization
import TestTools

@testable import OutsideWorld

/// A folder for one test, which is gone when the test is.
final class PermissionFolder: Sendable {
  let url = quickestFolder.appending(path: "permissions-\(UUID())")
  private let said = Mutex<[String]>([])

  var complaints: [String] { said.withLock { $0 } }
  var file: URL { url.appending(path: "permissions.json") }

  deinit { try? FileManager.default.removeItem(at: url) }

  func record() -> PermissionRecord {
    PermissionRecord(folder: url, complain: { [weak self] in self?.hear($0) })
  }

  func write(_ text: String) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func hear(_ complaint: String) {
    said.withLock { $0.append(complaint) }
  }
}
