import OperatingSystem
import Synchronization

/// Why a connection could not be opened or used.
package enum ConnectionError: Error, Equatable, Sendable {
  /// No program listens there.
  case refused
  /// The deadline has passed.
  case timedOut
  /// The other side, or `end()` on this one, has ended the connection.
  case ended
  /// A line is longer than the limit.
  case lineTooLong(limit: Int)
  /// Anything else, in the system's words.
  case failed(String)

  /// The error as part of a sentence: `nothing listens on 127.0.0.1:4747`.
  package func reason(at address: String) -> String {
    switch self {
    case .refused: "nothing listens on \(address)"
    case .timedOut: "\(address) does not answer in time"
    case .ended: "\(address) has hung up"
    case .lineTooLong(let limit): "\(address) has sent a line of more than \(limit) bytes"
    case .failed(let message): "\(address) cannot be reached (\(message))"
    }
  }
}

/// One TCP connection within this machine, read by one thread and written by any.
///
/// The descriptor is closed with the last reference to the connection, so it is closed once and
/// never under a thread that still reads. To stop a reader on another thread, call `end()`.
package final class Connection: Sendable {
  private let socket: FileDescriptor
  /// Bytes that have arrived and have not been read yet.
  private let arrived = Mutex<[UInt8]>([])
  private let sending = Mutex(())

  init(_ socket: consuming FileDescriptor) { self.socket = socket }

  /// Connects to the program that listens on a port of 127.0.0.1.
  package convenience init(port: UInt16, timeout: Duration) throws(ConnectionError) {
    self.init(try POSIXSocket.makeConnection(to: port, by: .now + timeout))
  }

  /// The port on this side.
  package var port: UInt16 { POSIXSocket.port(of: socket.number) }

  /// Waits for the next line; nil when the other side has ended the connection.
  ///
  /// A last line without a line feed was cut off, and does not count.
  package func readLine(
    limit: Int,
    by deadline: ContinuousClock.Instant? = nil
  ) throws(ConnectionError) -> [UInt8]? {
    while true {
      let line = try arrived.withLock { bytes throws(ConnectionError) in
        try bytes.takeLine(limit: limit)
      }
      if let line { return line }
      guard try receive(by: deadline) else { return nil }
    }
  }

  /// Waits for exactly so many bytes; nil when the other side ends the connection before.
  package func readBytes(
    _ count: Int,
    by deadline: ContinuousClock.Instant? = nil
  ) throws(ConnectionError) -> [UInt8]? {
    while true {
      if let bytes = arrived.withLock({ $0.take(count) }) { return bytes }
      guard try receive(by: deadline) else { return nil }
    }
  }

  /// Waits until something has arrived and returns it; nil when the other side has ended.
  package func readAvailable(
    by deadline: ContinuousClock.Instant? = nil
  ) throws(ConnectionError) -> [UInt8]? {
    let waiting = arrived.withLock { $0.take($0.count) ?? [] }
    guard waiting.isEmpty else { return waiting }
    let bytes = try POSIXSocket.receive(from: socket.number, by: deadline)
    return bytes.isEmpty ? nil : bytes
  }

  /// Sends everything. Two threads may send: their bytes are not mixed.
  package func send(
    _ bytes: [UInt8],
    by deadline: ContinuousClock.Instant? = nil
  ) throws(ConnectionError) {
    try sending.withLock { _ throws(ConnectionError) in
      try POSIXSocket.transmit(bytes, to: socket.number, by: deadline)
    }
  }

  package func send(
    _ text: String,
    by deadline: ContinuousClock.Instant? = nil
  ) throws(ConnectionError) {
    try send(Array(text.utf8), by: deadline)
  }

  /// Waits until then, or until the other side closes the connection: then it is false. What
  /// arrives is dropped, because only reading tells that the other side has closed.
  package func isOpen(until end: ContinuousClock.Instant? = nil) -> Bool {
    while true {
      do throws(ConnectionError) {
        guard try readAvailable(by: end) != nil else { return false }
        if let end, end <= .now { return true }
      } catch {
        return error == .timedOut
      }
    }
  }

  /// Tells the other side that no more will be sent. It may still send.
  package func finish() {
    shutdown(socket.number, Int32(SHUT_WR))
  }

  /// Ends the connection in both directions, from any thread. A thread that reads wakes up.
  package func end() {
    shutdown(socket.number, Int32(SHUT_RDWR))
  }

  private func receive(by deadline: ContinuousClock.Instant?) throws(ConnectionError) -> Bool {
    let bytes = try POSIXSocket.receive(from: socket.number, by: deadline)
    guard !bytes.isEmpty else { return false }
    arrived.withLock { $0 += bytes }
    return true
  }
}

extension [UInt8] {
  /// The first line, without its line feed and without a carriage return before it; nil when it has
  /// not wholly arrived.
  fileprivate mutating func takeLine(limit: Int) throws(ConnectionError) -> [UInt8]? {
    let end = firstIndex(of: UInt8(ascii: "\n"))
    guard (end ?? count) <= limit else { throw .lineTooLong(limit: limit) }
    guard let end, var line = take(end + 1)?.dropLast() else { return nil }
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    return Array(line)
  }

  /// Exactly this many bytes; nil when they have not all arrived.
  fileprivate mutating func take(_ count: Int) -> [UInt8]? {
    guard self.count >= count else { return nil }
    defer { removeFirst(count) }
    return Array(self[..<count])
  }
}
