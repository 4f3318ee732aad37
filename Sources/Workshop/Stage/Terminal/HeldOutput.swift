import OperatingSystem

/// Keeps what the program prints while frames are drawn, and shows it afterwards.
///
/// A framework's warning would tear the frame, and the message of a crash would vanish with the
/// alternate screen. Only what goes to a terminal is kept; an output that was sent elsewhere goes
/// there as before.
struct HeldOutput: Sendable {
  private let file: AnonymousFile
  /// Copies of the descriptors; -1 for one that is not held.
  private let originals: (output: Int32, errors: Int32)

  init?() {
    guard let file = AnonymousFile() else { return nil }
    self.file = file
    fflush(nil)
    func original(_ descriptor: Int32) -> Int32 { isatty(descriptor) == 1 ? dup(descriptor) : -1 }
    originals = (original(STDOUT_FILENO), original(STDERR_FILENO))
    if originals.output >= 0 { dup2(file.descriptor, STDOUT_FILENO) }
    if originals.errors >= 0 { dup2(file.descriptor, STDERR_FILENO) }
  }

  /// The lines that were kept, which are forgotten with that.
  func takeLines() -> [String] {
    defer { close(file.descriptor) }
    return file.lines
  }

  // What follows is safe in a signal handler: it allocates nothing and takes no lock.

  /// From now on, what is printed goes where it went before.
  func release() {
    if originals.output >= 0 { dup2(originals.output, STDOUT_FILENO) }
    if originals.errors >= 0 { dup2(originals.errors, STDERR_FILENO) }
    close(originals.output)
    close(originals.errors)
  }

  /// Prints what was kept, and forgets it.
  func print(to output: Int32) {
    lseek(file.descriptor, 0, SEEK_SET)
    withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 1) { buffer in
      while true {
        let count = read(file.descriptor, buffer.baseAddress, buffer.count)
        guard count > 0 else { break }
        var start = 0
        while start < count {
          let written = write(output, buffer.baseAddress! + start, count - start)
          guard written > 0 else { return }
          start += written
        }
      }
    }
    close(file.descriptor)
  }
}

/// A temporary file without a name: it is gone when its descriptor is closed.
package struct AnonymousFile: Sendable {
  package let descriptor: Int32

  /// Nil where none can be made.
  package init?() {
    let folder = environmentVariable("TMPDIR") ?? P_tmpdir
    var path = Array("\(folder)/stage.XXXXXX".utf8CString)
    descriptor = mkstemp(&path)
    guard descriptor >= 0 else { return nil }
    unlink(path)
  }

  /// Its lines. Reading them does not move the offset at which it is written.
  package var lines: [String] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while case let count = pread(descriptor, &buffer, buffer.count, off_t(bytes.count)), count > 0 {
      bytes += buffer[..<count]
    }
    var lines = String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}
