import Dispatch
import OperatingSystem

/// Hands on the bytes of a descriptor as they come, until its end or until it is closed.
///
/// A thread of its own waits for them: a dispatch source may miss the end of a pipe.
package final class Inlet: Sendable {
  private let wake: WakePipe?

  /// - Parameters:
  ///   - queue: Where the bytes are taken, one piece after the other.
  ///   - atEnd: Runs there after the last bytes. The descriptor is not looked at any more.
  package init(
    _ descriptor: Int32,
    on queue: DispatchQueue,
    take: @escaping @Sendable ([UInt8]) -> Void,
    atEnd: @escaping @Sendable () -> Void
  ) {
    wake = try? WakePipe()
    guard let wake else {
      queue.async { atEnd() }
      return
    }
    // A serial queue of its own gets a thread of its own, which may sleep.
    DispatchQueue(label: "stage.inlet").async {
      while isReadable(descriptor, before: wake), let bytes = readAvailable(descriptor) {
        queue.async { take(bytes) }
      }
      queue.async { atEnd() }
    }
  }

  package func close() { wake?.wake() }

  deinit { close() }
}

/// Waits until there is something to read, or the end; false when it was called off before.
private func isReadable(_ descriptor: Int32, before wake: WakePipe) -> Bool {
  var requests = [
    pollfd(fd: wake.descriptor, events: Int16(POLLIN), revents: 0),
    pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
  ]
  while true {
    guard (try? retryingWhenInterrupted { poll(&requests, nfds_t(requests.count), -1) }) != nil
    else {
      return false
    }
    if requests[0].revents != 0 { return false }
    if requests[1].revents != 0 { return true }
  }
}
