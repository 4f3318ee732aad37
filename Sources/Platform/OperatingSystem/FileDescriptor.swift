/// An open file or folder, which is closed when the value goes away.
///
/// Programs that this one starts do not inherit it.
package struct FileDescriptor: ~Copyable, Sendable {
  package let number: Int32

  /// Closes what the system has opened, from now on.
  package init(owning number: Int32) { self.number = number }

  package init(
    _ path: String,
    _ flags: Int32,
    permissions: mode_t = 0
  ) throws(SystemFailure) {
    number = try retryingWhenInterrupted { open(path, flags | O_CLOEXEC, permissions) }
  }

  /// Opens a file to read it. Anything but a regular file is refused, and never waited for: a pipe
  /// that is named like a document must not stop the program.
  package static func reading(
    _ path: String,
    _ flags: Int32 = 0
  ) throws(SystemFailure) -> FileDescriptor {
    let file = try FileDescriptor(path, O_RDONLY | O_NONBLOCK | flags)
    try file.status.requireFile()
    return file
  }

  /// Opens a folder, to lock it or to make its names durable.
  package init(folder path: String) throws(SystemFailure) {
    try self.init(path, O_RDONLY | O_DIRECTORY)
  }

  deinit {
    // A program that is being started has a copy of the descriptor for a moment, and with it the
    // lock.
    _ = flock(number, LOCK_UN)
    // Not repeated after an interruption: the number is free all the same.
    _ = close(number)
  }

  package var status: stat {
    get throws(SystemFailure) {
      var status = stat()
      try retryingWhenInterrupted { fstat(number, &status) }
      return status
    }
  }

  /// What is left to read; nil where that is more than the limit.
  package func readAll(limit: Int = .max) throws(SystemFailure) -> [UInt8]? {
    var bytes: [UInt8] = []
    let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 * 1024, alignment: 1)
    defer { chunk.deallocate() }
    while true {
      let count = try retryingWhenInterrupted { read(number, chunk.baseAddress, chunk.count) }
      guard count > 0 else { return bytes }
      bytes += chunk[..<count]
      guard bytes.count <= limit else { return nil }
    }
  }

  /// Writes all of it. Where no program reads any more, that is an error, `EPIPE`, and not the
  /// signal that ends this process.
  ///
  /// - Parameter limit: How long it may take nothing at all: `ETIMEDOUT` after that.
  package func writeAll(
    _ bytes: some Sequence<UInt8>,
    within limit: Duration? = nil
  ) throws(SystemFailure) {
    #if canImport(Darwin)
      // The signal is for the process there: a thread that holds it back hands it to another one.
      _ = fcntl(number, F_SETNOSIGPIPE, 1)
    #else
      var signals = sigset_t()
      sigemptyset(&signals)
      sigaddset(&signals, SIGPIPE)
      var before = sigset_t()
      pthread_sigmask(SIG_BLOCK, &signals, &before)
      defer {
        // The signal is for this thread, and is consumed before the thread gets signals again.
        if sigismember(&before, SIGPIPE) == 0 {
          var atOnce = timespec()
          while sigtimedwait(&signals, nil, &atOnce) == SIGPIPE {}
        }
        pthread_sigmask(SIG_SETMASK, &before, nil)
      }
    #endif
    try OperatingSystem.writeAll(bytes, to: number, within: limit)
  }

  /// Returns when what was written is on the disk, and not only on its way there. Where the file
  /// system does not know how, it has done what it can.
  func synchronize() throws(SystemFailure) {
    #if canImport(Darwin)
      // The plain call leaves the data in the drive's own memory there.
      if fcntl(number, F_FULLFSYNC) == 0 { return }
    #endif
    do throws(SystemFailure) {
      try retryingWhenInterrupted { fsync(number) }
    } catch {
      guard [EINVAL, ENOTSUP].contains(error.code) else { throw error }
    }
  }

  /// Waits until no other program or thread holds the lock of this file or folder. The system lets
  /// go of it when the descriptor is closed, also when the process is killed.
  package func lock() throws(SystemFailure) {
    try retryingWhenInterrupted { flock(number, LOCK_EX) }
  }

  /// Takes the lock if it is free; false where another program or thread holds it.
  package func lockIfFree() throws(SystemFailure) -> Bool {
    do throws(SystemFailure) {
      try retryingWhenInterrupted { flock(number, LOCK_EX | LOCK_NB) }
      return true
    } catch {
      guard error.code == EWOULDBLOCK else { throw error }
      return false
    }
  }
}

/// What can be read at the moment, or a part of it: nil at the end, empty where there is nothing
/// yet.
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

/// A short file that the system generates when it is read, as under `/proc`; nil where there is
/// none.
func systemText(_ path: String) -> String? {
  guard let file = try? FileDescriptor(path, O_RDONLY), let bytes = readAvailable(file.number)
  else { return nil }
  return String(decoding: bytes, as: UTF8.self)
}

/// Writes all of it, and waits where a descriptor that does not block takes no more at the moment.
///
/// - Parameter limit: How long it may take nothing at all: `ETIMEDOUT` after that.
package func writeAll(
  _ bytes: some Sequence<UInt8>,
  to descriptor: Int32,
  within limit: Duration? = nil
) throws(SystemFailure) {
  let outcome = bytes.withContiguousStorageIfAvailable { bytes in
    Result { () throws(SystemFailure) in
      var rest = bytes[...]
      while !rest.isEmpty {
        do throws(SystemFailure) {
          let part = UnsafeBufferPointer(rebasing: rest)
          let count = try retryingWhenInterrupted {
            write(descriptor, part.baseAddress, part.count)
          }
          rest = rest.dropFirst(count)
        } catch {
          guard error.code == EAGAIN else { throw error }
          var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          if poll(&request, 1, limit?.milliseconds ?? -1) == 0 { throw SystemFailure(ETIMEDOUT) }
        }
      }
    }
  }
  guard let outcome else { return try writeAll(Array(bytes), to: descriptor, within: limit) }
  try outcome.get()
}
