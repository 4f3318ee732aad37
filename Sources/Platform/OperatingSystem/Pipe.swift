import Synchronization

/// The two ends of a pipe, which programs that this one starts do not inherit.
package struct Pipe: ~Copyable, Sendable {
  package let reading: FileDescriptor
  package let writing: FileDescriptor

  package init() throws(SystemFailure) {
    var ends: [Int32] = [-1, -1]
    try startingLock.withLock { _ throws(SystemFailure) in
      try retryingWhenInterrupted { pipe(&ends) }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    }
    reading = FileDescriptor(owning: ends[0])
    writing = FileDescriptor(owning: ends[1])
  }

  /// Closes the other end: what is read ends when the last program has closed its own.
  package consuming func keepReading() -> FileDescriptor { reading }

  /// Closes the other end.
  package consuming func keepWriting() -> FileDescriptor { writing }
}

/// Wakes threads that wait for descriptors, once and for good.
package final class WakePipe: Sendable {
  private let pipe: Pipe

  package init() throws(SystemFailure) {
    pipe = try Pipe()
    // The thread that wakes never waits: a pipe that is full has woken all others already.
    makeNonBlocking(pipe.writing.number)
  }

  /// Can be read from, as `poll` sees it, when `wake` has been called.
  package var descriptor: Int32 { pipe.reading.number }

  /// The byte stays in the pipe, so a thread that waits later is woken too.
  package func wake() {
    var byte: UInt8 = 1
    _ = try? retryingWhenInterrupted { write(pipe.writing.number, &byte, 1) }
  }
}

/// From now on, reading and writing never wait.
package func makeNonBlocking(_ descriptor: Int32) {
  _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
}
