import Dispatch
import Synchronization
import Testing

@testable import Loopback

/// What a server and a client say to each other is in the tests of HTTP.
@Suite struct LoopbackConnections {
  @Test func `writing to a closed connection is an error, and no signal`() throws {
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
