import HTTP

/// All events that were ever posted, in a file that outlives the program.
///
/// An event is one line, and a line counts when its line break is there. Whenever the process is
/// killed, every event that was acknowledged is in the file, and at most the last line is torn.
package struct EventLog: Sendable {
  package private(set) var events: [RecordedEvent] = []
  package private(set) var tally = EventTally()
  /// A sentence for each line that could not be read when the log was opened.
  package private(set) var notices: [String] = []

  private let file: LogFile
  private let limit: Int

  /// Opens the log, makes it if it is not there, and reads what it holds.
  package init(path: String, limit: Int = 8 << 20) throws(EventLogError) {
    self.limit = limit
    file = try LogFile(path: path)
    try load()
  }

  private mutating func load() throws(EventLogError) {
    guard let bytes = try file.contents(limit: 2 * limit) else {
      throw .unavailable(path: file.path, reason: "it is larger than what a collector keeps")
    }
    var rest = bytes[...]
    var (number, unreadable) = (0, 0)
    while !rest.isEmpty {
      number += 1
      let end = rest.firstIndex(of: .lineFeed)
      let line = rest[..<(end ?? rest.endIndex)]
      rest = rest[(end.map { $0 + 1 } ?? rest.endIndex)...]
      if line.isEmpty { continue }
      if let event = try? JSON.decode(RecordedEvent.self, from: line) {
        remember(event)
        if end == nil { try file.append([.lineFeed]) }
      } else if end == nil {
        notices.append("\(file.path):\(number): the last line was torn; it is removed.")
        try file.truncate(to: bytes.count - line.count)
      } else {
        unreadable += 1
        guard unreadable <= Self.mostUnreadable else {
          let reason = "more than \(Self.mostUnreadable) of its lines are not events"
          throw .unavailable(path: file.path, reason: reason)
        }
        guard unreadable <= Self.mostNamed else { continue }
        notices.append("\(file.path):\(number): this line is not an event; it is skipped.")
      }
    }
    if unreadable > Self.mostNamed {
      let count = unreadable - Self.mostNamed
      notices.append("\(file.path): \(count) more lines are not events; they are skipped.")
    }
  }

  /// Of the lines that cannot be read, so many are named.
  private static let mostNamed = 5
  /// A file with more of them is something else.
  private static let mostUnreadable = 1_000

  /// Keeps all of these events, or none.
  package mutating func append(_ new: [RecordedEvent]) throws(EventLogError) {
    let lines: [[UInt8]]
    do {
      lines = try new.map { try JSON.encode($0) }
    } catch {
      throw .notWritten(path: file.path, reason: "\(error)")
    }
    let bytes = lines.flatMap { $0 + [.lineFeed] }
    guard file.size + bytes.count <= limit else {
      throw .full(path: file.path, limit: limit)
    }
    try file.append(bytes)
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
