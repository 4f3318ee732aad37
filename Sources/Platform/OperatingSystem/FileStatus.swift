extension stat {
  /// The status of the file at a path, after all symbolic links.
  package init(of path: String) throws(SystemFailure) {
    var status = stat()
    try retryingWhenInterrupted { stat(path, &status) }
    self = status
  }

  package var isFile: Bool { st_mode & S_IFMT == S_IFREG }
  package var isFolder: Bool { st_mode & S_IFMT == S_IFDIR }

  /// Anything but a regular file is an error.
  package func requireFile() throws(SystemFailure) {
    guard !isFolder else { throw SystemFailure(EISDIR) }
    guard isFile else { throw SystemFailure(EINVAL) }
  }
}
