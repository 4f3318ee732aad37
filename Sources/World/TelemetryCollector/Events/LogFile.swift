import OperatingSystem

/// A file that only grows at its end, and that one process at a time writes.
final class LogFile: Sendable {
  let path: String
  private let descriptor: Int32

  init(path: String) throws(EventLogError) {
    self.path = path
    descriptor = open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .unavailable(path: path, reason: lastError()) }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      throw errno == EWOULDBLOCK
        ? .inUse(path: path) : .unavailable(path: path, reason: lastError())
    }
  }

  deinit {
    close(descriptor)
  }

  var size: Int {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
  }

  func contents() throws(EventLogError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: size)
    var count = 0
    while count < bytes.count {
      let read = bytes.withUnsafeMutableBytes {
        pread(descriptor, $0.baseAddress! + count, $0.count - count, off_t(count))
      }
      guard read >= 0 || errno == EINTR else {
        throw .unavailable(path: path, reason: lastError())
      }
      if read == 0 { break }
      count += max(read, 0)
    }
    return Array(bytes.prefix(count))
  }

  /// Adds all of these bytes, or, on a full disk, none of them.
  func append(_ bytes: [UInt8]) throws(EventLogError) {
    let start = size
    var count = 0
    while count < bytes.count {
      let written = bytes.withUnsafeBytes {
        write(descriptor, $0.baseAddress! + count, $0.count - count)
      }
      guard written >= 0 || errno == EINTR else {
        let reason = lastError()
        ftruncate(descriptor, off_t(start))
        throw .notWritten(path: path, reason: reason)
      }
      count += max(written, 0)
    }
  }

  func truncate(to size: Int) throws(EventLogError) {
    guard ftruncate(descriptor, off_t(size)) == 0 else {
      throw .notWritten(path: path, reason: lastError())
    }
  }
}

private func lastError() -> String {
  String(cString: strerror(errno))
}
