/// An open file or folder, which is closed when the value goes away.
///
/// Programs that this one starts do not inherit it.
package struct FileDescriptor: ~Copyable, Sendable {
  package let number: Int32

  /// Takes over a descriptor that is open.
  package init(owning number: Int32) { self.number = number }

  package init(
    _ path: String,
    _ flags: Int32,
    permissions: mode_t = 0
  ) throws(SystemFailure) {
    number = try retryingWhenInterrupted { open(path, flags | O_CLOEXEC, permissions) }
  }

  /// Opens a regular file to read it. Anything else is refused at once: a named pipe would block
  /// the program.
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
    // A program that is being started has a copy of the descriptor for a moment. Closing alone
    // would leave it the lock.
    _ = flock(number, LOCK_UN)
    // Not repeated after an interruption, because the descriptor is closed even then.
    _ = close(number)
  }

  package var status: stat {
    get throws(SystemFailure) {
      var status = stat()
      try retryingWhenInterrupted { fstat(number, &status) }
      return status
    }
  }

  /// Reads to the end.
  package func readAll() throws(SystemFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 * 1024, alignment: 1)
    defer { chunk.deallocate() }
    while true {
      let count = try retryingWhenInterrupted { read(number, chunk.baseAddress, chunk.count) }
      guard count > 0 else { return bytes }
      bytes += chunk[..<count]
    }
  }

  /// Writes all bytes, as the function of that name does.
  package func writeAll(
    _ bytes: some Sequence<UInt8>,
    within limit: Duration? = nil
  ) throws(SystemFailure) {
    try OperatingSystem.writeAll(bytes, to: number, within: limit)
  }

  /// Returns when what was written is on the disk. Some file systems cannot do that: there it
  /// returns at once.
  func synchronize() throws(SystemFailure) {
    #if canImport(Darwin)
      // Here `fsync` leaves the data in the memory of the drive.
      if fcntl(number, F_FULLFSYNC) == 0 { return }
    #endif
    do throws(SystemFailure) {
      try retryingWhenInterrupted { fsync(number) }
    } catch {
      guard [EINVAL, ENOTSUP].contains(error.code) else { throw error }
    }
  }

  /// Waits for the lock of this file or folder. The system releases it when the descriptor is
  /// closed, also when the process is killed.
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
