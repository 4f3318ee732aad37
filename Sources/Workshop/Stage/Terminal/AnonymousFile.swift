import OperatingSystem

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
