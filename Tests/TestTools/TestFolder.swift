import Foundation

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
