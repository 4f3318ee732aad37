import Dispatch
import Loopback
import OperatingSystem
import Synchronization
import Testing

/// What a server and a client say to each other is in the tests of HTTP.
@Suite struct ListenerTests {
  @Test func `a listener that is released closes its port`() throws {
    let isOver = DispatchSemaphore(value: 0)
    var listener: Listener? = try Listener { connection in
      try? connection.send("hello\n")
      _ = try? connection.readLine(limit: 100)
      isOver.signal()
    }
    let client = try Connection(port: #require(listener?.port), timeout: .seconds(60))
    #expect(try client.readLine(limit: 100) == Array("hello".utf8))
    listener = nil
    isOver.wait()
    #expect(try client.readLine(limit: 100) == nil)
  }

  @Test func `stopping ends all connections, waits for them, and leaves no descriptor`() async {
    await #expect(processExitsWith: .success) {
      let before = openDescriptors()
      for _ in 1...20 {
        let listener = try Listener { connection in
          try? connection.send("hello\n")
          _ = try? connection.readLine(limit: 100)
        }
        let client = try Connection(port: listener.port, timeout: .seconds(60))
        try #require(try client.readLine(limit: 100) != nil)
        let ours = openDescriptors().subtracting(before)
        try #require(ours.count == 5, "The listener, the two ends of its pipe and of a connection.")
        // No child process inherits them.
        try #require(ours.allSatisfy { fcntl($0, F_GETFD) & FD_CLOEXEC != 0 })
        let unserved = try Connection(port: listener.port, timeout: .seconds(60))
        listener.stop()
        try #require(try client.readLine(limit: 100) == nil)
        unserved.end()
      }
      try #require(openDescriptors() == before)
    }
  }

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

/// The sockets and pipes of this process, without the timers that Dispatch opens when it likes.
private func openDescriptors() -> Set<Int32> {
  Set(
    (0..<1024).filter { descriptor in
      var status = stat()
      guard fstat(descriptor, &status) == 0 else { return false }
      return [S_IFSOCK, S_IFIFO].contains(status.st_mode & S_IFMT)
    }
  )
}
