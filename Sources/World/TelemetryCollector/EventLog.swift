import HTTP
import OperatingSystem
import Telemetry

/// All events that were ever posted, in a file that outlives the program, and to which one process
/// at a time appends.
///
/// An event is one line. Whenever the process is killed, every event that was accepted is in the
/// file, and at most the last line is cut short.
package final class EventLog {
  package private(set) var tally = EventTally()

  private let path: String
  private let file: FileDescriptor

  /// Opens the log, makes it if it is not there, and reads what it holds.
  package init(path: String) throws(CollectorError) {
    self.path = path
    let bytes: [UInt8]
    do throws(SystemFailure) {
      let flags = O_RDWR | O_CREAT | O_APPEND | O_NONBLOCK
      file = try FileDescriptor(path, flags, permissions: 0o600)
      // Reading a named pipe would block.
      try file.status.requireFile()
      guard try file.lockIfFree() else { throw SystemFailure(EWOULDBLOCK) }
      bytes = try file.readAll()
    } catch {
      throw switch error.code {
      case EWOULDBLOCK: .inUse(path: path)
      case EINVAL, ENXIO: .noStorage(path: path, reason: "it is no file")
      default: .noStorage(path: path, reason: error.message)
      }
    }
    for line in bytes.split(separator: UInt8.lineFeed) {
      // A line that was cut short is no event, and is left in the file.
      guard let event = try? JSON.decode(TrackedEvent.self, from: line) else { continue }
      tally.add(event.name, from: event.source)
    }
    // The last write may have been cut short. The next event needs a line of its own.
    if let last = bytes.last, last != .lineFeed { try append([.lineFeed]) }
  }

  package func append(_ event: TrackedEvent) throws(CollectorError) {
    // An event has only strings, so encoding does not fail.
    guard let line = try? JSON.encode(event) else { return }
    try append(line + [.lineFeed])
    tally.add(event.name, from: event.source)
  }

  /// Appends all of these bytes, or none of them where the disk is full.
  private func append(_ bytes: [UInt8]) throws(CollectorError) {
    let start = (try? file.status.st_size) ?? 0
    do throws(SystemFailure) {
      try file.writeAll(bytes)
    } catch {
      ftruncate(file.number, start)
      throw .notWritten(path: path, reason: error.message)
    }
  }

  /// Forgets everything.
  func reset() throws(CollectorError) {
    do throws(SystemFailure) {
      try retryingWhenInterrupted { ftruncate(file.number, 0) }
    } catch {
      throw .notWritten(path: path, reason: error.message)
    }
    tally = EventTally()
  }
}

extension UInt8 {
  static let lineFeed = UInt8(ascii: "\n")
}
