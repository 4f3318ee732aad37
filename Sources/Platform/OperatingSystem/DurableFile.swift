/// Files that are replaced as a whole, and that survive a power cut.
package enum DurableFile {
  /// Replaces what is in a file as a whole, and returns when it would survive a power cut.
  ///
  /// The new contents are written to a temporary file and take its place in one step. Whatever
  /// happens on the way, the file is then the old one or the new one and never a part of either.
  /// Its permissions stay, and where a symbolic link stands, the file behind the link is replaced.
  package static func replace(
    _ path: String,
    with bytes: some Sequence<UInt8>
  ) throws(SystemFailure) {
    let path = Path.real(path)
    let old = try self.permissions(ofFileToReplace: path)
    let draft = try Draft(of: path, permissions: old == nil ? 0o666 : 0o600)
    do throws(SystemFailure) {
      try draft.file.writeAll(bytes)
      if let old { try retryingWhenInterrupted { fchmod(draft.file.number, old) } }
      // First the contents, then the name: else a power cut may leave the name of an empty file.
      try draft.file.synchronize()
      try retryingWhenInterrupted { rename(draft.path, path) }
    } catch {
      unlink(draft.path)
      throw error
    }
    try FileDescriptor(folder: Path.folder(of: path)).synchronize()
  }

  /// Removes a file if it is there.
  package static func remove(_ path: String) throws(SystemFailure) {
    do throws(SystemFailure) {
      try retryingWhenInterrupted { unlink(path) }
    } catch {
      guard error.isMissing else { throw error }
    }
  }

  /// The permissions that the new file gets; nil where there is no old file.
  private static func permissions(ofFileToReplace path: String) throws(SystemFailure) -> mode_t? {
    let status: stat
    do throws(SystemFailure) {
      status = try stat(of: path)
    } catch {
      guard error.isMissing else { throw error }
      return nil
    }
    try status.requireFile()
    // A rename needs only the permission of the folder, but a read-only file must stay as it is.
    try retryingWhenInterrupted { access(path, W_OK) }
    return status.st_mode & 0o7777
  }
}

/// The temporary file with the new contents.
private struct Draft: ~Copyable {
  let file: FileDescriptor
  let path: String

  /// All drafts of a file have one name. So a process that is killed leaves at most one draft
  /// behind, which the next writer removes.
  init(of target: String, permissions: mode_t) throws(SystemFailure) {
    path = "\(Path.folder(of: target))/.\(Path.name(of: target)).new"
    while true {
      do throws(SystemFailure) {
        // Other users cannot read it before it has the permissions of the old file.
        let file = try FileDescriptor(path, O_WRONLY | O_CREAT | O_EXCL, permissions: permissions)
        try file.lock()
        guard try file.isStill(at: path) else { continue }
        self.file = file
        return
      } catch {
        guard error.code == EEXIST else { throw error }
        try Self.removeLeftover(path)
      }
    }
  }

  /// Waits for the writer that holds its lock, if there is one. A draft that is still there
  /// afterwards was left by a process that was killed.
  private static func removeLeftover(_ path: String) throws(SystemFailure) {
    do throws(SystemFailure) {
      let leftover = try FileDescriptor(path, O_WRONLY | O_NOFOLLOW | O_NONBLOCK)
      try leftover.lock()
      if try leftover.isStill(at: path) { try DurableFile.remove(path) }
    } catch {
      guard error.isMissing else { throw error }
    }
  }
}

extension FileDescriptor {
  /// False where the path now names another file, or none.
  fileprivate func isStill(at path: String) throws(SystemFailure) -> Bool {
    let mine = try status
    var named = stat()
    return lstat(path, &named) == 0 && named.st_dev == mine.st_dev && named.st_ino == mine.st_ino
  }
}
