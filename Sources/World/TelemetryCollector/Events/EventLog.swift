import HTTP

/// All events that were ever posted, in a file that outlives the program.
///
/// An event is one line, and a line counts when its line break is there. Whenever the process is
/// killed, every event that was acknowledged is in the file, and at most the last line is cut short.
package struct EventLog: Sendable {
  package private(set) var events: [RecordedEvent] = []
  package private(set) var tally = EventTally()
  /// What could not be read when the log was opened, in a sentence.
  package private(set) var notice: String?

  private let file: LogFile

  /// Opens the log, makes it if it is not there, and reads what it holds.
  package init(path: String) throws(EventLogError) {
    file = try LogFile(path: path)
    try load()
  }

  private mutating func load() throws(EventLogError) {
    let bytes = try file.contents
    var unreadable = 0
    for line in bytes.split(separator: UInt8.lineFeed) {
      if let event = try? JSON.decode(RecordedEvent.self, from: line) {
        remember(event)
      } else {
        unreadable += 1
      }
    }
    if unreadable > 0 {
      let lines =
        unreadable == 1
        ? "1 line is no event; it is" : "\(unreadable) lines are no events; they are"
      notice = "\(file.path): \(lines) skipped."
    }
    // The next event begins a line of its own, also where the last write was cut short.
    if let last = bytes.last, last != .lineFeed { try file.append([.lineFeed]) }
  }

  /// Keeps all of these events, or none.
  package mutating func append(_ new: [RecordedEvent]) throws(EventLogError) {
    let lines: [[UInt8]]
    do {
      lines = try new.map { try JSON.encode($0) }
    } catch {
      throw .notWritten(path: file.path, reason: "\(error)")
    }
    try file.append(lines.flatMap { $0 + [.lineFeed] })
    for event in new { remember(event) }
  }

  /// Forgets everything.
  package mutating func reset() throws(EventLogError) {
    try file.truncate(to: 0)
    events = []
    tally = EventTally()
  }

  private mutating func remember(_ event: RecordedEvent) {
    events.append(event)
    tally.add(event)
  }
}
