import Dispatch
import Loopback
import OperatingSystem
import Testing

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
