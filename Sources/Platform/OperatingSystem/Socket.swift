/// The calls for sockets that differ between the platforms.
package enum Socket {
  #if canImport(Darwin)
    package static let stream = SOCK_STREAM
    package static let withoutSignal: Int32 = 0
  #else
    package static let stream = Int32(SOCK_STREAM.rawValue)
    package static let withoutSignal = Int32(MSG_NOSIGNAL)
  #endif

  package static func make(_ family: Int32) throws(SystemFailure) -> FileDescriptor {
    try prepare(retryingWhenInterrupted { socket(family, stream, 0) })
  }

  /// Takes over a new socket and sets it up: it does not block, child processes do not inherit it,
  /// and a broken connection is an error and not a signal.
  package static func prepare(_ descriptor: Int32) throws(SystemFailure) -> FileDescriptor {
    let socket = FileDescriptor(owning: descriptor)
    try retryingWhenInterrupted { fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    makeNonBlocking(descriptor)
    #if canImport(Darwin)
      var yes: Int32 = 1
      let size = socklen_t(MemoryLayout<Int32>.size)
      try retryingWhenInterrupted { setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &yes, size) }
    #endif
    return socket
  }
}
