import Dispatch
import Synchronization
import Testing

@testable import Loopback

@Suite struct LoopbackConnectionTests {
  private func text(_ bytes: [UInt8]?) -> String? {
    bytes.map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `what is sent on one side is read on the other`() throws {
    let listener = try Listener { connection in
      while let line = try? connection.readLine(limit: 100) {
        try? connection.send(line.reversed() + [10])
      }
    }
    defer { listener.stop() }
    let connection = try Connection(port: listener.port, timeout: .seconds(60))
    for piece in ["stres", "sed\r", "\ndraw", "er\n\n"] { try connection.send(piece) }
    #expect(text(try connection.readLine(limit: 100)) == "desserts")
    #expect(text(try connection.readBytes(3)) == "rew")
    #expect(text(try connection.readLine(limit: 3)) == "ard")
    #expect(text(try connection.readLine(limit: 0)) == "")
  }

  @Test func `where no program listens, the connection is refused`() throws {
    // Port 1 is for the superuser, and out of use.
    #expect(throws: ConnectionError.refused) { try Connection(port: 1, timeout: .seconds(60)) }
  }

  @Test func `a line that never ends is an error at its limit`() throws {
    let endless = [UInt8](repeating: 97, count: 10_000)
    let listener = try Listener { connection in while (try? connection.send(endless)) != nil {} }
    defer { listener.stop() }
    let connection = try Connection(port: listener.port, timeout: .seconds(60))
    #expect(throws: ConnectionError.lineTooLong(limit: 100)) {
      try connection.readLine(limit: 100, by: .now + .seconds(60))
    }
    connection.end()
  }

  @Test func `reading ends at the deadline`() throws {
    let listener = try Listener { _ = try? $0.readLine(limit: 1) }
    defer { listener.stop() }
    let connection = try Connection(port: listener.port, timeout: .seconds(60))
    #expect(throws: ConnectionError.timedOut) {
      try connection.readLine(limit: 100, by: .now + .milliseconds(1))
    }
  }

  @Test func `writing to a closed connection is an error, and no signal`()
    throws
  {
    let listener = try Listener { _ in }
    defer { listener.stop() }
    let connection = try Connection(port: listener.port, timeout: .seconds(60))
    #expect(try connection.readLine(limit: 1) == nil)
    connection.end()
    #expect(throws: ConnectionError.ended) { try connection.send("hello?") }
  }

  @Test func `writing to a program that does not read ends at the deadline`() throws {
    let outcome = Mutex<ConnectionError?>(nil)
    let isOver = DispatchSemaphore(value: 0)
    let listener = try Listener { connection in
      do throws(ConnectionError) {
        let more = [UInt8](repeating: 0, count: 64 << 20)
        try connection.send(more, by: .now + .milliseconds(5))
      } catch {
        outcome.withLock { $0 = error }
      }
      isOver.signal()
    }
    defer { listener.stop() }
    let connection = try Connection(port: listener.port, timeout: .seconds(60))
    isOver.wait()
    #expect(outcome.withLock { $0 } == .timedOut)
    connection.end()
  }
}
