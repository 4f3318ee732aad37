/// Reads some of what has arrived. Nil at the end; empty where nothing has arrived yet.
package func readAvailable(_ descriptor: Int32) -> [UInt8]? {
  var isAtEnd = false
  let bytes = [UInt8](unsafeUninitializedCapacity: 64 * 1024) { buffer, count in
    do throws(SystemFailure) {
      count = try retryingWhenInterrupted { read(descriptor, buffer.baseAddress, buffer.count) }
      isAtEnd = count == 0
    } catch {
      isAtEnd = error.code != EAGAIN
    }
  }
  return isAtEnd ? nil : bytes
}

/// The next line that a person types; nil at the end of the input. It reads nothing after the line.
///
/// `readLine` would hold the lock of standard input while it waits, and a process that ends would
/// wait for that lock.
package func readTypedLine(from descriptor: Int32) -> String? {
  var line: [UInt8] = []
  var byte: UInt8 = 0
  while (try? retryingWhenInterrupted { read(descriptor, &byte, 1) }) == 1 {
    if byte == UInt8(ascii: "\n") { return String(decoding: line, as: UTF8.self) }
    line.append(byte)
  }
  return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
}

/// Writes all bytes. Where a descriptor does not block, it waits until that accepts more.
///
/// - Parameter limit: How long the other side may accept nothing, before it throws `ETIMEDOUT`.
package func writeAll(
  _ bytes: some Sequence<UInt8>,
  to descriptor: Int32,
  within limit: Duration? = nil
) throws(SystemFailure) {
  try Array(bytes).withUnsafeBufferPointer { bytes throws(SystemFailure) in
    var rest = bytes[...]
    while !rest.isEmpty {
      do throws(SystemFailure) {
        let part = UnsafeBufferPointer(rebasing: rest)
        let count = try retryingWhenInterrupted { write(descriptor, part.baseAddress, part.count) }
        rest = rest.dropFirst(count)
      } catch {
        guard error.code == EAGAIN else { throw error }
        var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        if poll(&request, 1, limit?.milliseconds ?? -1) == 0 { throw SystemFailure(ETIMEDOUT) }
      }
    }
  }
}

/// Lets reading and writing return at once instead of waiting.
package func makeNonBlocking(_ descriptor: Int32) {
  _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
}
