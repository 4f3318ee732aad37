import Foundation
import OperatingSystem
import TestTools

@testable import Safekeeping

/// A folder of a test, with a safe in it. It goes with the last reference to it.
final class SafeFolder {
  let url: URL

  init(_ files: [String: Content] = [:]) throws {
    url = quickestFolder.appending(path: "safe-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (path, content) in files { try put(content, at: path) }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// In a hurry: no test pulls the plug.
  static let files = FileSteps(waits: false)

  func store(_ files: FileSteps = SafeFolder.files, at seconds: Double = 1_795_229_112)
    -> BackupStore
  {
    BackupStore(
      root: url,
      files: files,
      now: { Date(timeIntervalSince1970: seconds) },
      timeZone: TimeZone(secondsFromGMT: 0)!
    )
  }

  func path(_ path: String) -> String { "\(url.path(percentEncoded: false))/\(path)" }

  func put(_ content: Content, at path: String) throws {
    try Self.files.makeFolders(Path.folder(of: self.path(path)))
    if try Self.files.look(self.path(path)) != nil { try Self.files.remove(self.path(path)) }
    try Self.files.make(content, self.path(path))
  }

  /// Everything but what the workbook keeps for itself.
  var tree: [String: Content] {
    get throws {
      var tree: [String: Content] = [:]
      for path in try Self.files.tree(self.path(""), hidden: true) {
        tree[path.description] = try Self.files.content(self.path(path.description))
      }
      return tree
    }
  }

  func text(_ path: String) throws -> String {
    try String(contentsOfFile: self.path(path), encoding: .utf8)
  }
}

extension Content {
  static func text(_ text: String, _ permissions: UInt16 = 0o644) -> Content {
    .file(Data(text.utf8), permissions: permissions)
  }
}

extension Change {
  init(_ path: String, _ content: Content) { self.init(RelativePath(path)!, content) }
}
