import OperatingSystem

#if canImport(Glibc)
  private let streamType = Int32(SOCK_STREAM.rawValue)
  private let withoutSignal = Int32(MSG_NOSIGNAL)
#else
  private let streamType = SOCK_STREAM
  private let withoutSignal: Int32 = 0
#endif

/// The system calls of the server. None of them waits, but for `wait`.
enum Sockets {
  enum Received {
    case bytes([UInt8])
    case nothing
    case end
    case broken
  }

  /// Listens on a port of 127.0.0.1, where only this machine can come; 0 takes a free one.
  static func listen(port: UInt16) throws(CollectorError) -> (descriptor: Int32, port: UInt16) {
    let descriptor = socket(AF_INET, streamType, 0)
    guard descriptor >= 0 else { throw .notListening(port: port, reason: lastError()) }
    // Without this, a collector cannot come back for a minute to the port where it was.
    var yes: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, size) == 0 && systemListen(descriptor, 128) == 0
          && getsockname(descriptor, $0, &size) == 0 && prepare(descriptor)
      }
    }
    guard isBound else {
      let isTaken = errno == EADDRINUSE
      let reason = lastError()
      close(descriptor)
      throw isTaken ? .portTaken(port) : .notListening(port: port, reason: reason)
    }
    return (descriptor, UInt16(bigEndian: address.sin_port))
  }

  /// Everybody who has connected since; `isExhausted` when more wait than can be taken in.
  static func accept(on listener: Int32) -> (visitors: [Int32], isExhausted: Bool) {
    var visitors: [Int32] = []
    while true {
      let descriptor = systemAccept(listener, nil, nil)
      if descriptor >= 0 {
        if prepare(descriptor) { visitors.append(descriptor) } else { close(descriptor) }
        continue
      }
      switch errno {
      case EINTR, ECONNABORTED: continue
      case EAGAIN: return (visitors, false)
      default: return (visitors, true)
      }
    }
  }

  static func receive(from descriptor: Int32) -> Received {
    var problem: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: 16_384) { buffer, count in
      let received = recv(descriptor, buffer.baseAddress, buffer.count, 0)
      problem = received < 0 ? errno : 0
      count = max(received, 0)
    }
    switch problem {
    case 0: return bytes.isEmpty ? .end : .bytes(bytes)
    case EAGAIN, EINTR: return .nothing
    default: return .broken
    }
  }

  /// How many bytes the other side takes now; nil when it takes no more, ever.
  static func send(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) -> Int? {
    let sent = bytes.withUnsafeBytes {
      systemSend(descriptor, $0.baseAddress, $0.count, withoutSignal)
    }
    if sent >= 0 { return sent }
    return errno == EAGAIN || errno == EINTR ? 0 : nil
  }

  /// Says that no more will come; the other side may still talk.
  static func finish(_ descriptor: Int32) {
    shutdown(descriptor, Int32(SHUT_WR))
  }

  static func release(_ descriptor: Int32) {
    close(descriptor)
  }

  /// Sleeps until one of these is ready or the time is over, for ever when there is none.
  static func wait(for entries: inout [pollfd], until deadline: ContinuousClock.Instant?) {
    let timeout = deadline.map { milliseconds(ContinuousClock.now.duration(to: $0)) } ?? -1
    if poll(&entries, nfds_t(entries.count), timeout) < 0 {
      for index in entries.indices { entries[index].revents = 0 }
    }
  }

  /// Rounded up, so that the loop does not spin through the last millisecond.
  private static func milliseconds(_ duration: Duration) -> Int32 {
    guard duration > .zero else { return 0 }
    let (seconds, attoseconds) = duration.components
    return Int32(min(seconds, 86_400)) * 1000 + Int32(attoseconds / 1_000_000_000_000_000) + 1
  }

  private static func prepare(_ descriptor: Int32) -> Bool {
    #if canImport(Darwin)
      var yes: Int32 = 1
      setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
    #endif
    return fcntl(descriptor, F_SETFD, FD_CLOEXEC) == 0
      && fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK) == 0
  }

  static func lastError() -> String {
    String(cString: strerror(errno))
  }
}

private let systemListen: @Sendable (Int32, Int32) -> Int32 = { listen($0, $1) }
private let systemAccept:
  @Sendable (Int32, UnsafeMutablePointer<sockaddr>?, UnsafeMutablePointer<socklen_t>?) -> Int32 = {
    accept($0, $1, $2)
  }
private let systemSend: @Sendable (Int32, UnsafeRawPointer?, Int, Int32) -> Int = {
  send($0, $1, $2, $3)
}
