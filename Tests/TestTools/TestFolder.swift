import Foundation
import OperatingSystem

/// A folder of a test's own, which goes with the test.
package final class TestFolder: Sendable {
  package let url = quickestFolder.appending(path: "test-\(UUID())")

  package init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: url.path)
    try? FileManager.default.removeItem(at: url)
  }

  package var path: String { url.path }
  package func path(_ name: String) -> String { file(name).path }
  package func file(_ name: String) -> URL { url.appending(path: name) }

  package func write(_ bytes: some Collection<UInt8>, to name: String) throws {
    try Data(bytes).write(to: file(name))
  }

  package func text(_ name: String) throws -> String {
    try String(contentsOf: file(name), encoding: .utf8)
  }

  package var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }
}

/// The place for the folders that tests write: in memory where the system has such a place. A disk
/// takes longer for each file than a test for all that it does with it.
package let quickestFolder: URL = {
  let (memory, files) = ("/dev/shm", FileManager.default)
  // By the name that a shell has for it.
  let temporary = Path.real(files.temporaryDirectory.path(percentEncoded: false))
  let place = files.isWritableFile(atPath: memory) ? memory : temporary
  return URL(filePath: place, directoryHint: .isDirectory)
}()

/// The top of this repository.
package let repository = URL(filePath: #filePath).appending(path: "../../..").standardized
