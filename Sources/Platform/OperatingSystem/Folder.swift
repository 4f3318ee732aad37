/// What is in a folder.
package enum Folder {
  /// The names in a folder, as the bytes that they are: a disk may have names that are no text.
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
