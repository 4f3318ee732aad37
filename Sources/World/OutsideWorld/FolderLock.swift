#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Keeps two programs, or two threads, from changing the files of a folder at once.
enum FolderLock {
  /// Runs the change while nobody else can; a folder that cannot be locked is changed all the same.
  ///
  /// The lock is on the folder itself, so that no extra file stays behind, and the system lets go
  /// of it even when the process is killed.
  static func hold(_ folder: URL, whileDoing change: () throws -> Void) rethrows {
    let descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    defer { if descriptor >= 0 { close(descriptor) } }
    if descriptor >= 0 {
      while flock(descriptor, LOCK_EX) == -1 && errno == EINTR {}
    }
    try change()
  }
}
