import HTTP
import Telemetry

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
      guard let event = try? JSON.decode(TrackedEvent.self, from: line) else { continue }
      tally.add(event.name, from: event.source)
    }
    // The last write may have been cut short. The next event needs a line of its own.
    if let last = bytes.last, last != .lineFeed { try file.append([.lineFeed]) }
  }

  package mutating func append(_ event: TrackedEvent) throws(CollectorError) {
    // An event has only strings, so encoding does not fail.
    guard let line = try? JSON.encode(event) else { return }
    try file.append(line + [.lineFeed])
    tally.add(event.name, from: event.source)
  }

  /// Forgets everything.
  mutating func reset() throws(CollectorError) {
    try file.empty()
    tally = EventTally()
  }
}

extension UInt8 {
  static let lineFeed = UInt8(ascii: "\n")
}
