/// A system call that failed.
package struct SystemFailure: Error, Equatable, Sendable {
  package let code: Int32

  package init(_ code: Int32 = errno) { self.code = code }

  package var isMissing: Bool { code == ENOENT }

  /// The system's message: `Is a directory`.
  package var message: String { String(cString: strerror(code)) }

  /// Why a file could not be written or removed, and what to do about it.
  package func advice(on path: String) -> String {
    let folder = Path.folder(of: path)
    return switch code {
    // A limit on the size of files (ulimit -f) has the same effect as a full disk.
    case ENOSPC, EDQUOT, EFBIG: "the disk is full. Make room and try again."
    case EACCES, EPERM, EROFS: "\(folder) or the file in it is read-only. Make both writable."
    case ENOENT, ENOTDIR: "there is no folder \(folder). Make one."
    default: "the system says “\(message)”. Look at \(folder)."
    }
  }
}

/// Repeats a system call for as long as a signal interrupts it.
///
/// ```swift
/// try retryingWhenInterrupted { unlink(path) }
/// ```
@discardableResult
package func retryingWhenInterrupted<Count: SignedInteger>(
  _ call: () -> Count
) throws(SystemFailure) -> Count {
  while true {
    let result = call()
    if result != -1 { return result }
    let failure = SystemFailure()
    guard failure.code == EINTR else { throw failure }
  }
}
