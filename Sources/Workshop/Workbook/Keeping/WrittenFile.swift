import Foundation
import OperatingSystem

/// A file that a command writes where the person wants it. It replaces one of its own kind, and no
/// other file.
package struct WrittenFile: Sendable {
  /// The path as it was typed.
  let name: String
  let path: String

  package init(_ name: String, in folder: URL) {
    self.name = name
    path = URL(filePath: name, relativeTo: folder).path(percentEncoded: false)
  }

  /// What an earlier command wrote there; nil if there is no file yet.
  ///
  /// - Parameters:
  ///   - kind: What it is, for a sentence: `baseline of a scan`.
  ///   - head: What each file of this kind begins with.
  package func text(of kind: String, from head: String) throws(CommandFailure) -> String? {
    let bytes: [UInt8]?
    do throws(SystemFailure) {
      bytes = try FileDescriptor.reading(path).readAll(limit: 64 << 20)
    } catch {
      if error.code == ENOENT { return nil }
      let isFile = ![EISDIR, EINVAL].contains(error.code)
      let reason = isFile ? error.words : "it is a folder or a pipe, and no file"
      throw CommandFailure("\(name) cannot be read: \(reason).", .fileTrouble)
    }
    guard let bytes, let text = String(validating: bytes, as: UTF8.self),
      text.hasPrefix(head) || text.isEmpty
    else {
      throw CommandFailure(
        "\(name) is no \(kind), so it stays as it is: name another file.",
        .fileTrouble
      )
    }
    return text
  }

  package func write(_ text: String) throws(CommandFailure) {
    do throws(SystemFailure) {
      try DurableFile.replace(path, with: text.utf8)
    } catch {
      throw CommandFailure("\(name) cannot be written: \(error.words).", .fileTrouble)
    }
  }
}
