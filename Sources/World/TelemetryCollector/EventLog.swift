import HTTP

/// All events that were ever posted, in a file that outlives the program.
///
/// An event is one line. Whenever the process is killed, every event that was accepted is in the
/// file, and at most the last line is cut short.
package struct EventLog: Sendable {
  package private(set) var tally = EventTally()

  private let file: LogFile

  /// Opens the log, makes it if it is not there, and reads what it holds.
  package init(path: String) throws(CollectorError) {
    file = try LogFile(path: path)
    let bytes = try file.contents
    for line in bytes.split(separator: UInt8.lineFeed) {
      // A line that was cut short is no event, and is left in the file.
      if let event = try? JSON.decode(CollectedEvent.self, from: line) { tally.add(event) }
    }
    // The last write may have been cut short. The next event needs a line of its own.
    if let last = bytes.last, last != .lineFeed { try file.append([.lineFeed]) }
  }

  package mutating func append(_ event: CollectedEvent) throws(CollectorError) {
    // An event has only strings, so encoding does not fail.
    guard let line = try? JSON.encode(event) else { return }
    try file.append(line + [.lineFeed])
    tally.add(event)
  }

  /// Forgets everything.
  mutating func reset() throws(CollectorError) {
    try file.truncate(to: 0)
    tally = EventTally()
  }
}

extension UInt8 {
  static let lineFeed = UInt8(ascii: "\n")
}
