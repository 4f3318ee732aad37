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

enum SymbolicLink {
  /// Where a file really is, at the end of all the links that its path names.
  ///
  /// The file need not be there yet. That is why `realpath` will not do.
  static func end(of path: String) throws(POSIXFailure) -> String {
    var path = path
    // As many links as the system itself follows.
    for _ in 0..<40 {
      guard let destination = destination(of: path) else { return path }
      path =
        destination.hasPrefix("/")
        ? destination
        : URL(filePath: path).deletingLastPathComponent().path + "/" + destination
    }
    throw POSIXFailure(ELOOP)
  }

  /// Nil for what is no link.
  private static func destination(of path: String) -> String? {
    var name = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &name, name.count)
    return count < 0
      ? nil : String(decoding: name[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
