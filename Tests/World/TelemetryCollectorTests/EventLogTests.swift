import Foundation
import OperatingSystem
import TestTools
import Testing

@testable import HTTP
@testable import TelemetryCollector

@Suite struct EventLogTests {
  private let folder = try! TestFolder()

  @Test func `events are there when the log is opened again`() throws {
    try write([event("One"), event("Two", source: "preview")])
    let log = try EventLog(path: folder.log)
    #expect(log.events == [event("One"), event("Two", source: "preview")])
    #expect(log.tally.total == 2)
    #expect(log.tally.countsByName == ["One": ["live": 1], "Two": ["preview": 1]])
    #expect(log.notice == nil)
  }

  @Test func `wherever a write is cut, the whole events before it are kept`() throws {
    try write([event("One"), event("Zwei ✈️")])
    let whole = Array(try folder.logText.utf8)
    let firstLine = try #require(whole.firstIndex(of: .lineFeed)) + 1
    for cut in firstLine..<whole.count - 1 {
      try folder.writeLog(whole.prefix(cut))
      var log = try EventLog(path: folder.log)
      #expect(log.events == [event("One")])
      let sentence = "\(folder.log): 1 line is no event; it is skipped."
      #expect(log.notice == (cut == firstLine ? nil : sentence))
      try log.append([event("Three")])
      #expect(log.events == [event("One"), event("Three")])
    }
  }

  @Test func `a line that is no event is skipped, counted and left alone`() throws {
    try write([event("One")])
    let text = try "\u{FF}\nnull\n" + folder.logText
    try folder.writeLog(text.utf8)
    let log = try EventLog(path: folder.log)
    #expect(log.events == [event("One")])
    #expect(log.notice == "\(folder.log): 2 lines are no events; they are skipped.")
    #expect(try folder.logText == text)
  }

  @Test func `a pipe in the place of the log is refused at once`() throws {
    mkfifo(folder.log, 0o600)
    #expect(throws: EventLogError.unavailable(path: folder.log, reason: "it is no file")) {
      try EventLog(path: folder.log)
    }
  }

  @Test func `a reset forgets everything`() throws {
    var log = try EventLog(path: folder.log)
    try log.append([event("One")])
    try log.reset()
    #expect(log.events.isEmpty)
    #expect(log.tally == EventTally())
    #expect(try folder.logText == "")
  }

  @Test func `two cannot write to one log`() throws {
    let log = try EventLog(path: folder.log)
    #expect(throws: EventLogError.inUse(path: folder.log)) { try EventLog(path: folder.log) }
    #expect(
      "\(EventLogError.inUse(path: "events"))" == """
        Another collector keeps its events in events. Stop it first, or choose another folder.
        """
    )
    withExtendedLifetime(log) {}
  }

  @Test func `a log that cannot be opened says where and why`() throws {
    let path = "\(folder.log)/none/events.jsonl"
    #expect(
      throws: EventLogError.unavailable(path: path, reason: "No such file or directory")
    ) {
      try EventLog(path: path)
    }
  }

  /// Writes the events and closes the log.
  private func write(_ events: [RecordedEvent]) throws {
    var log = try EventLog(path: folder.log)
    try log.append(events)
  }
}

/// An event that arrived at seven seconds past the beginning of time.
func event(
  _ name: String,
  source: String = "live",
  properties: [String: String] = [:]
) -> RecordedEvent {
  RecordedEvent(
    PostedEvent(name: name, source: source, properties: properties),
    receivedAt: 7
  )
}
