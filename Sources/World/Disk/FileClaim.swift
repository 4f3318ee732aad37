import OperatingSystem

/// A file that this process has for itself, as far as others ask: until the value goes away or the
/// process ends, however it ends.
public final class FileClaim: Sendable {
  private let lock: FileDescriptor

  /// Nil where another process has the file.
  init?(onLockFile path: String) throws(SystemFailure) {
    // A pipe in its place would let it wait for ever.
    lock = try FileDescriptor(path, O_WRONLY | O_CREAT | O_NONBLOCK, permissions: 0o666)
    try lock.requireRegularFile()
    guard try lock.lockIfFree() else { return nil }
  }
}
