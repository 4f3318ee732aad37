import OperatingSystem

/// The system calls of a TCP socket.
enum POSIXSocket {
  /// Listens on a port of 127.0.0.1, which no other machine can reach; 0 is a free one.
  static func makeListener(on port: UInt16) throws(SystemFailure) -> FileDescriptor {
    let socket = try Socket.make(AF_INET)
    let descriptor = socket.number
    // Without this, a server cannot use its former port again for a minute. On Linux, the former
    // server needs it as well. Where the system chooses the port, it is set afterwards, because
    // otherwise the system could choose one that is taken.
    func allowReuse() {
      var yes: Int32 = 1
      setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    }
    if port != 0 { allowReuse() }
    let isBound = withAddress(of: port) { bind(descriptor, $0, $1) == 0 }
    if port == 0 { allowReuse() }
    guard isBound, listen(descriptor, 128) == 0 else { throw SystemFailure() }
    return socket
  }

  /// Calls with the address of a port of 127.0.0.1.
  private static func withAddress<Result>(
    of port: UInt16,
    _ body: (UnsafePointer<sockaddr>, socklen_t) -> Result
  ) -> Result {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    return withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body($0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
  }

  /// The port on this side.
  static func port(of descriptor: Int32) -> UInt16 {
    var address = sockaddr_in()
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    withUnsafeMutablePointer(to: &address) {
      _ = $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        getsockname(descriptor, $0, &size)
      }
    }
    return UInt16(bigEndian: address.sin_port)
  }

  /// The next connection that a client has made; nil when there is none at the moment.
  static func acceptConnection(on listener: Int32) throws(SystemFailure) -> FileDescriptor? {
    while true {
      let descriptor = accept(listener, nil, nil)
      // On some systems, a connection that was reset cannot be prepared. No client waits for it.
      if descriptor >= 0 {
        guard let connection = try? Socket.prepare(descriptor) else { continue }
        return connection
      }
      switch errno {
      case EINTR, ECONNABORTED: continue
      case EAGAIN, EWOULDBLOCK: return nil
      default: throw SystemFailure()
      }
    }
  }

  /// Waits until a client connects; false where the pipe has woken it.
  static func waitForClient(on listener: Int32, or wakePipe: Int32) -> Bool {
    var entries = [wakePipe, listener].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    // After an interruption there may be no client.
    _ = poll(&entries, 2, -1)
    return entries[0].revents == 0
  }

  /// Connects to a port of 127.0.0.1.
  static func makeConnection(
    to port: UInt16,
    by deadline: ContinuousClock.Instant
  ) throws(ConnectionError) -> FileDescriptor {
    let socket: FileDescriptor
    do throws(SystemFailure) {
      socket = try Socket.make(AF_INET)
    } catch {
      throw ConnectionError(error)
    }
    let descriptor = socket.number
    if withAddress(of: port, { connect(descriptor, $0, $1) }) != 0 {
      // An interrupted connection goes on by itself, like one that takes its time.
      guard errno == EINPROGRESS || errno == EINTR else { throw ConnectionError(SystemFailure()) }
      try wait(for: POLLOUT, on: descriptor, by: deadline)
      var problem: Int32 = 0
      var size = socklen_t(MemoryLayout<Int32>.size)
      getsockopt(descriptor, SOL_SOCKET, SO_ERROR, &problem, &size)
      guard problem == 0 else { throw ConnectionError(SystemFailure(problem)) }
    }
    return socket
  }

  /// Waits for bytes, and returns them; empty when the other side has ended the connection.
  static func receive(
    from descriptor: Int32,
    by deadline: ContinuousClock.Instant?
  ) throws(ConnectionError) -> [UInt8] {
    while true {
      guard let bytes = readAvailable(descriptor) else { return [] }
      guard bytes.isEmpty else { return bytes }
      try wait(for: POLLIN, on: descriptor, by: deadline)
    }
  }

  /// Sends everything, waiting where the other side reads slowly.
  static func transmit(
    _ bytes: [UInt8],
    to descriptor: Int32,
    by deadline: ContinuousClock.Instant?
  ) throws(ConnectionError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      do throws(SystemFailure) {
        let sent = try retryingWhenInterrupted {
          rest.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, Socket.withoutSignal) }
        }
        rest = rest.dropFirst(sent)
      } catch {
        guard error.code == EAGAIN else { throw ConnectionError(error) }
        try wait(for: POLLOUT, on: descriptor, by: deadline)
      }
    }
  }

  private static func wait(
    for event: Int32,
    on descriptor: Int32,
    by deadline: ContinuousClock.Instant?
  ) throws(ConnectionError) {
    var entry = pollfd(fd: descriptor, events: Int16(event), revents: 0)
    while true {
      let left = deadline.map { $0 - .now }
      if let left, left <= .zero { throw .timedOut }
      let ready = poll(&entry, 1, left?.milliseconds ?? -1)
      if ready > 0 { return }
      if ready < 0 && errno != EINTR { throw ConnectionError(SystemFailure()) }
    }
  }
}

extension ConnectionError {
  fileprivate init(_ failure: SystemFailure) {
    switch failure.code {
    case ECONNREFUSED: self = .refused
    case ETIMEDOUT: self = .timedOut
    case EPIPE, ECONNRESET, ENOTCONN: self = .ended
    default: self = .failed(failure.message)
    }
  }
}
