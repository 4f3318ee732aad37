/// Files that are replaced as a whole, and that survive a power cut.
package enum DurableFile {
  /// Replaces what is in a file as a whole, and returns when it would survive a power cut.
  ///
  /// The new contents are written to a temporary file of this call alone, and take its place in one
  /// step. Whatever happens on the way, the file is then the old one or the new one, and never a
  /// part of either. A process that is killed may leave its temporary file behind.
  ///
  /// Its permissions stay, and where a symbolic link stands, the file behind the link is replaced.
  package static func replace(
    _ path: String,
    with bytes: some Sequence<UInt8>
  ) throws(SystemFailure) {
    let path = Path.real(path)
    let old = try self.permissions(ofFileToReplace: path)
    let draft = "\(Path.folder(of: path))/.\(Path.name(of: path)).\(UInt64.random(in: 0 ... .max))"
    do throws(SystemFailure) {
      // Other users cannot read it before it has the permissions of the old file.
      let permissions: mode_t = old == nil ? 0o666 : 0o600
      let file = try FileDescriptor(draft, O_WRONLY | O_CREAT | O_EXCL, permissions: permissions)
      try file.writeAll(bytes)
      if let old { try retryingWhenInterrupted { fchmod(file.number, old) } }
      // First the contents, then the name: else a power cut may leave the name of an empty file.
      try file.synchronize()
      try retryingWhenInterrupted { rename(draft, path) }
    } catch {
      unlink(draft)
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
