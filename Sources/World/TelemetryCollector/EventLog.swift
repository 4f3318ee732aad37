import HTTP

/// All events that were ever posted, in a file that outlives the program.
///
/// An event is one line, and a line counts when its line break is there. Whenever the process is
/// killed, every event that was acknowledged is in the file; at most the last line is cut short.
package struct EventLog: Sendable {
  package private(set) var events: [CollectedEvent] = []
  package private(set) var tally = EventTally()

  private let file: LogFile

  /// Opens the log, makes it if it is not there, and reads what it holds.
  package init(path: String) throws(CollectorError) {
    file = try LogFile(path: path)
    let bytes = try file.contents
    for line in bytes.split(separator: UInt8.lineFeed) {
      // A line that was cut short is no event, and is left in the file.
      if let event = try? JSON.decode(CollectedEvent.self, from: line) { remember(event) }
    }
    // The next event begins a line of its own, also where the last write was cut short.
    if let last = bytes.last, last != .lineFeed { try file.append([.lineFeed]) }
  }

  package mutating func append(_ event: CollectedEvent) throws(CollectorError) {
    // Strings alone can always be encoded.
    guard let line = try? JSON.encode(event) else { return }
    try file.append(line + [.lineFeed])
    remember(event)
  }

  /// Forgets everything.
  mutating func reset() throws(CollectorError) {
    try file.truncate(to: 0)
    events = []
    tally = EventTally()
  }

  private mutating func remember(_ event: CollectedEvent) {
    events.append(event)
    tally.add(event)
  }
}

extension UInt8 {
  static let lineFeed = UInt8(ascii: "\n")
}
