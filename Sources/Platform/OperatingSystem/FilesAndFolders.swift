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
  package static func names(in path: String) throws(SystemFailure) -> [String] {
    guard let folder = opendir(path) else { throw SystemFailure() }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }
}
