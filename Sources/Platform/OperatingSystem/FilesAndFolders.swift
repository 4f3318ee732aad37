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

package enum Folder {
  /// The names in a folder. They are bytes, because a name need not be valid text.
  package static func names(in path: String) throws(SystemFailure) -> [[UInt8]] {
    guard let folder = opendir(path) else { throw SystemFailure() }
    defer { closedir(folder) }
    var names: [[UInt8]] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      if name != Array(".".utf8), name != Array("..".utf8) { names.append(name) }
    }
    return names
  }
}
