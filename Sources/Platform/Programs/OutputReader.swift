import OperatingSystem

import class Foundation.Thread

/// Reads some descriptors on a thread of its own, until `end` is called.
///
/// A thread, and not a source of Dispatch: there, on Linux, a descriptor that is closed while
/// another program is being started can crash the process.
final class OutputReader: Sendable {
  /// A descriptor that is closed when nothing reads it any more, and what takes its bytes.
  final class Source: Sendable {
    private let descriptor: FileDescriptor
    private let take: @Sendable ([UInt8]) -> Void

    init(_ descriptor: consuming FileDescriptor, take: @escaping @Sendable ([UInt8]) -> Void) {
      makeNonBlocking(descriptor.number)
      self.descriptor = descriptor
      self.take = take
    }

    var number: Int32 { descriptor.number }

    /// Takes all that can be read; false at the end.
    func drain() -> Bool {
      while let bytes = readAvailable(descriptor.number) {
        if bytes.isEmpty { return true }
        take(bytes)
      }
      return false
    }
  }

  private let bell: WakePipe

  /// - Parameter atEnd: Called when everything that was written has been taken.
  init(_ sources: [Source], atEnd: @escaping @Sendable () -> Void) throws(SystemFailure) {
    let bell = try WakePipe()
    self.bell = bell
    Thread.detachNewThread {
      var requests = (sources.map(\.number) + [bell.descriptor]).map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      var isOver = false
      while !isOver {
        _ = try? retryingWhenInterrupted { poll(&requests, nfds_t(requests.count), -1) }
        // What was written before the bell is there when it has rung.
        isOver = requests[sources.count].revents != 0
        for (index, source) in sources.enumerated() where requests[index].fd >= 0 {
          // At the end of a pipe there is nothing to wait for.
          if !source.drain() { requests[index].fd = -1 }
        }
      }
      atEnd()
    }
  }

  /// No process writes any more: takes what is there, and ends.
  func end() { bell.wake() }
}
