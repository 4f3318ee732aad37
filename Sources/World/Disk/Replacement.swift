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

/// A new version of a file, written beside the old one and put into its place in one step.
struct Replacement: ~Copyable {
  private let file: FileDescriptor
  private let path: String

  static func replace(_ path: String, with data: Data) throws(POSIXFailure) {
    let path = try SymbolicLink.end(of: path)
    let mode = try permissions(ofFileToReplace: path)
    let replacement = try Replacement(beside: path, isNew: mode == nil)
    do throws(POSIXFailure) {
      try replacement.file.write(data)
      if let mode {
        try POSIXFailure.unlessInterrupted { fchmod(replacement.file.number, mode) }
      }
      // First the contents, then the name: else a power cut may leave the name of an empty file.
      try replacement.file.synchronize()
      try POSIXFailure.unlessInterrupted { rename(replacement.path, path) }
    } catch {
      unlink(replacement.path)
      throw error
    }
    try synchronizeFolder(of: path)
  }

  /// Takes the one name that replacements of a file have, so that a process that was killed leaves
  /// one file behind at most, which the next replacement removes.
  private init(beside target: String, isNew: Bool) throws(POSIXFailure) {
    path = "\(folder(of: target))/.\(name(of: target)).new"
    while true {
      do throws(POSIXFailure) {
        // Nobody else reads it until it has the permissions of the file that it replaces.
        let mode: mode_t = isNew ? 0o666 : 0o600
        let file = try FileDescriptor(path, O_WRONLY | O_CREAT | O_EXCL, mode: mode)
        guard try file.lockIsHeld(on: path) else { continue }
        self.file = file
        return
      } catch {
        guard error.code == EEXIST else { throw error }
        try Self.removeLeftover(path)
      }
    }
  }

  /// Waits for a writer that is at work; what is there afterwards belongs to nobody.
  private static func removeLeftover(_ path: String) throws(POSIXFailure) {
    do throws(POSIXFailure) {
      let leftover = try FileDescriptor(path, O_WRONLY | O_NOFOLLOW | O_NONBLOCK)
      if try leftover.lockIsHeld(on: path) { try FileDescriptor.remove(path) }
    } catch {
      guard error.isMissing else { throw error }
    }
  }

  /// The permissions that stay; nil where there is no file yet.
  private static func permissions(ofFileToReplace path: String) throws(POSIXFailure) -> mode_t? {
    var information = stat()
    do throws(POSIXFailure) {
      try POSIXFailure.unlessInterrupted { stat(path, &information) }
    } catch {
      guard error.isMissing else { throw error }
      return nil
    }
    guard information.st_mode & S_IFMT != S_IFDIR else { throw POSIXFailure(EISDIR) }
    guard information.st_mode & S_IFMT == S_IFREG else { throw POSIXFailure(EINVAL) }
    // A rename asks only the folder. A file that says no is to be heard all the same.
    try POSIXFailure.unlessInterrupted { access(path, W_OK) }
    return information.st_mode & 0o7777
  }

  /// Makes the new name of the file outlive a power cut, where the file system knows how.
  private static func synchronizeFolder(of path: String) throws(POSIXFailure) {
    let folder = try FileDescriptor(folder(of: path), O_RDONLY | O_DIRECTORY)
    do throws(POSIXFailure) {
      try folder.synchronize()
    } catch {
      guard [EINVAL, ENOTSUP].contains(error.code) else { throw error }
    }
  }
}

extension FileDescriptor {
  /// Waits until nobody else holds the lock; false when the file has lost its name meanwhile.
  fileprivate func lockIsHeld(on path: String) throws(POSIXFailure) -> Bool {
    try POSIXFailure.unlessInterrupted { flock(number, LOCK_EX) }
    let mine = try information
    var named = stat()
    return lstat(path, &named) == 0 && named.st_ino == mine.st_ino && named.st_dev == mine.st_dev
  }
}

private func folder(of path: String) -> String {
  URL(filePath: path).deletingLastPathComponent().path
}

private func name(of path: String) -> String { URL(filePath: path).lastPathComponent }
