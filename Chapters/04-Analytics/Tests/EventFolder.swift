import Foundation
import TestTools

/// Where the collector of one test keeps its events; it is gone when the test is.
final class EventFolder {
  let url = quickestFolder.appending(path: "AnalyticsTests-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// The file with the events.
  var path: String { url.appending(path: "events.jsonl").path }
}
