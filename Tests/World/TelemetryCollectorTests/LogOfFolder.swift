import TestTools

/// Where a collector keeps its events in the folder of a test.
extension TestFolder {
  var log: String { path("events.jsonl") }
  var logText: String { get throws { try text("events.jsonl") } }

  func writeLog(_ bytes: some Collection<UInt8>) throws { try write(bytes, to: "events.jsonl") }
}
