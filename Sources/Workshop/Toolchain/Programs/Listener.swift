import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Hears what is written into some descriptors, on a thread of its own, until it is told that there
/// will be no more.
///
/// A thread, and not a source of Dispatch: there, on Linux, a descriptor that is closed while another
/// program is being started can crash the process.
final class Listener: Sendable {
  /// A descriptor that does not block, and who takes what can be read there.
  struct Ear: Sendable {
    let descriptor: Int32
    let take: @Sendable ([UInt8]) -> Void
  }

  private let bell: (reading: Int32, writing: Int32)

  /// - Parameter atEnd: Called when everything that was written has been taken.
  init?(_ ears: [Ear], atEnd: @escaping @Sendable () -> Void) {
    guard let bell = System.makePipe() else { return nil }
    self.bell = bell
    let thread = Thread {
      var requests = (ears.map(\.descriptor) + [bell.reading]).map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      var isOver = false
      while !isOver {
        poll(&requests, nfds_t(requests.count), -1)
        // Whatever was written before the bell is there when it has rung.
        isOver = requests[ears.count].revents != 0
        for (index, ear) in ears.enumerated() where requests[index].fd >= 0 {
          // Where there is nobody to write any more, there is nothing to wait for.
          if !ear.drain() { requests[index].fd = -1 }
        }
      }
      close(bell.reading)
      atEnd()
    }
    thread.start()
  }

  /// Nobody writes any more: takes what is there, and ends.
  func end() { close(bell.writing) }
}

extension Listener.Ear {
  /// Takes all that can be read; false at the end.
  fileprivate func drain() -> Bool {
    while let bytes = System.readAvailable(descriptor) {
      if bytes.isEmpty { return true }
      take(bytes)
    }
    return false
  }
}
