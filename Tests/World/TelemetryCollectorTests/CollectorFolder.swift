import DependenciesTestSupport
import Foundation

/// A folder for one test, gone when the test is.
final class CollectorFolder {
  let url = quickestFolder.appending(path: "TelemetryCollectorTests-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// Where the log is.
  var path: String {
    url.appending(path: "events.jsonl").path
  }

  var text: String {
    get throws { try String(contentsOfFile: path, encoding: .utf8) }
  }

  func write(_ bytes: some Collection<UInt8>) throws {
    try Data(bytes).write(to: URL(filePath: path))
  }
}
