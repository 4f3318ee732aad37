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

  /// Closes the writing end. Reading ends when the last program has closed its copy of it.
  package consuming func keepReading() -> FileDescriptor { reading }

  /// Closes the reading end.
  package consuming func keepWriting() -> FileDescriptor { writing }
}

/// Wakes all threads that wait for descriptors, now and later.
package final class WakePipe: Sendable {
  private let pipe: Pipe

  package init() throws(SystemFailure) {
    pipe = try Pipe()
    // `wake` must not block. A full pipe has woken all threads already.
    makeNonBlocking(pipe.writing.number)
  }

  /// For `poll`: it is readable once `wake` has been called.
  package var descriptor: Int32 { pipe.reading.number }

  /// The byte stays in the pipe, so that a thread that waits later is woken as well.
  package func wake() {
    var byte: UInt8 = 1
    _ = try? retryingWhenInterrupted { write(pipe.writing.number, &byte, 1) }
  }
}
