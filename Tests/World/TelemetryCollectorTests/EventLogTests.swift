import Foundation
import OperatingSystem
import Telemetry
import TestTools
import Testing

@testable import HTTP
@testable import TelemetryCollector

@Suite struct EventLogTests {
  private let folder = try! TestFolder()
  private let one = TrackedEvent(name: "One", source: "live", properties: ["a": "b"])
  private let two = TrackedEvent(name: "Zwei ✈️", source: "preview")

  @Test func `wherever a write is cut, the whole events before it are kept`() throws {
    try write([one, two])
    let whole = Array(try folder.logText.utf8)
    let firstLine = try #require(whole.firstIndex(of: .lineFeed)) + 1
    for cut in firstLine..<whole.count - 1 {
      try folder.writeLog(whole.prefix(cut))
      let log = try EventLog(path: folder.log)
      #expect(log.tally.countsByName == ["One": ["live": 1]])
      try log.append(two)
      #expect(log.tally.countsByName == ["One": ["live": 1], two.name: ["preview": 1]])
    }
  }

  @Test func `a line that is no event is skipped and left alone`() throws {
    try write([one])
    let text = try "\u{FF}\nnull\n" + folder.logText
    try folder.writeLog(text.utf8)
    let log = try EventLog(path: folder.log)
    #expect(log.tally.countsByName == ["One": ["live": 1]])
    #expect(try folder.logText == text)
  }

  @Test func `a pipe in the place of the log is refused at once`() throws {
    mkfifo(folder.log, 0o600)
    #expect(throws: CollectorError.noStorage(path: folder.log, reason: "it is no file")) {
      try EventLog(path: folder.log)
    }
  }

  /// Writes the events and closes the log.
  private func write(_ events: [TrackedEvent]) throws {
    let log = try EventLog(path: folder.log)
    for event in events { try log.append(event) }
  }
}

/// Where a collector keeps its events in the folder of a test.
extension TestFolder {
  var log: String { path("events.jsonl") }
  var logText: String { get throws { try text("events.jsonl") } }

  func writeLog(_ bytes: some Collection<UInt8>) throws { try write(bytes, to: "events.jsonl") }
}
