/// The parts of a path.
package enum Path {
  package static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The same place without symbolic links, as the compiler and `getcwd` say it; the path itself
  /// where nothing is there yet. Foundation takes the `/private` away that they put before `/tmp`
  /// on macOS.
  package static func real(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  package static func name(of path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[path.index(after: $0)...]) }
      ?? path
  }
}

package enum SymbolicLink {
  /// Where a file really is, at the end of all the links that its path names.
  ///
  /// The file need not be there yet. That is why `realpath` will not do.
  package static func end(of path: String) throws(SystemFailure) -> String {
    var path = path
    // As many links as the system itself follows.
    for _ in 0..<40 {
      guard let destination = destination(of: path) else { return path }
      path =
        destination.hasPrefix("/") ? destination : "\(Path.folder(of: path))/\(destination)"
    }
    throw SystemFailure(ELOOP)
  }

  /// Where a link leads; nil for what is no link, and for a destination that is no text.
  private static func destination(of path: String) -> String? {
    var name = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &name, name.count)
    guard count >= 0 else { return nil }
    return String(validating: name[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
