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
    let bytes = try file.contents()
    var rest = bytes[...]
    var number = 0
    while !rest.isEmpty {
      number += 1
      let end = rest.firstIndex(of: .lineFeed)
      let line = rest[..<(end ?? rest.endIndex)]
      rest = rest[(end.map { $0 + 1 } ?? rest.endIndex)...]
      if let event = try? JSON.decode(RecordedEvent.self, from: line) {
        remember([event])
        if end == nil { try file.append([.lineFeed]) }
      } else if end == nil {
        notices.append("\(file.path):\(number): the last line was torn; it is removed.")
        try file.truncate(to: bytes.count - line.count)
      } else {
        notices.append("\(file.path):\(number): this line is not an event; it is skipped.")
      }
    }
  }

  /// Keeps all of these events, or none.
  package mutating func append(_ new: [RecordedEvent]) throws(EventLogError) {
    var lines: [UInt8] = []
    for event in new {
      do {
        lines += try JSON.encode(event) + [.lineFeed]
      } catch {
        throw .notWritten(path: file.path, reason: "\(error)")
      }
    }
    guard file.size + lines.count <= limit else {
      throw .full(path: file.path, limit: limit)
    }
    try file.append(lines)
    remember(new)
  }

  /// Forgets everything.
  package mutating func reset() throws(EventLogError) {
    try file.truncate(to: 0)
    events = []
    tally = EventTally()
  }

  private mutating func remember(_ new: [RecordedEvent]) {
    events += new
    for event in new { tally.add(event) }
  }
}
