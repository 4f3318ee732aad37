/// What the system knows about a file without looking into it.
extension stat {
  /// What is at a path, at the end of all symbolic links.
  package init(of path: String) throws(SystemFailure) {
    var status = stat()
    try retryingWhenInterrupted { stat(path, &status) }
    self = status
  }

  package var isFile: Bool { st_mode & S_IFMT == S_IFREG }
  package var isFolder: Bool { st_mode & S_IFMT == S_IFDIR }

  package var identity: FileIdentity {
    FileIdentity(device: UInt64(truncatingIfNeeded: st_dev), number: UInt64(st_ino))
  }

  func requireFile() throws(SystemFailure) {
    guard !isFolder else { throw SystemFailure(EISDIR) }
    guard isFile else { throw SystemFailure(EINVAL) }
  }
}

/// One file or folder, however many paths lead to it.
package struct FileIdentity: Hashable, Sendable {
  private let device: UInt64
  private let number: UInt64

  fileprivate init(device: UInt64, number: UInt64) {
    (self.device, self.number) = (device, number)
  }
}
