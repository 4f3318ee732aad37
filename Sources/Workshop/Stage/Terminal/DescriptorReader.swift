import OperatingSystem

/// Hands on the bytes of a descriptor as they come, until its end or until it is closed.
///
/// The callbacks run on a thread of its own, which reads no faster than they return.
package final class DescriptorReader: Sendable {
  private let wake = try? WakePipe()
  private let (reading, end) = AsyncStream.makeStream(of: Never.self)

  /// - Parameters:
  ///   - onBytes: Gets the bytes, one piece after the other.
  ///   - atEnd: Called after the last bytes. The descriptor is not used any more.
  package init(
    _ descriptor: Int32,
    onBytes: @escaping @Sendable ([UInt8]) -> Void,
    atEnd: @escaping @Sendable () -> Void = {}
  ) {
    startThread { [wake, end] in
      if let wake { readBytes(of: descriptor, until: wake, onBytes) }
      atEnd()
      end.finish()
    }
  }

  /// Returns when it does not use the descriptor any more.
  package func close() async {
    wake?.wake()
    for await _ in reading {}
  }

  deinit { wake?.wake() }
}

/// Hands on the bytes of a descriptor as they come, and returns at their end, or when it is woken.
package func readBytes(
  of descriptor: Int32,
  until wake: WakePipe? = nil,
  _ onBytes: ([UInt8]) -> Void
) {
  // `poll` leaves out a negative number.
  var requests = [
    pollfd(fd: wake?.descriptor ?? -1, events: Int16(POLLIN), revents: 0),
    pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
  ]
  while (try? retryingWhenInterrupted { poll(&requests, nfds_t(requests.count), -1) }) != nil,
    requests[0].revents == 0, let bytes = readAvailable(descriptor)
  {
    onBytes(bytes)
  }
}
