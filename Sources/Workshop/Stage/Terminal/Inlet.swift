import Dispatch

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Hands on the bytes of a descriptor as they come, until its end or until it is closed.
///
/// The system says when there is something to read, so no thread waits for it.
///
/// A dispatch source may be cancelled from any thread, and nothing else is done with it here; its
/// type does not say so on every platform, which is why the check is switched off.
package final class Inlet: @unchecked Sendable {
  private let source: any DispatchSourceRead

  package init(
    _ descriptor: Int32,
    on queue: DispatchQueue,
    take: @escaping @Sendable ([UInt8]) -> Void,
    atEnd: @escaping @Sendable () -> Void
  ) {
    source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
    source.setEventHandler { [weak self] in
      if let bytes = readAvailable(descriptor) {
        take(bytes)
      } else {
        self?.source.cancel()
      }
    }
    source.setCancelHandler { atEnd() }
    source.activate()
  }

  package func close() { source.cancel() }

  deinit { source.cancel() }
}

/// Nil at the end of the input, and when there is no terminal at its other end any more.
private func readAvailable(_ descriptor: Int32) -> [UInt8]? {
  var buffer = [UInt8](repeating: 0, count: 4096)
  let count = read(descriptor, &buffer, buffer.count)
  if count < 0, errno == EINTR || errno == EAGAIN { return [] }
  return count > 0 ? Array(buffer[..<count]) : nil
}
