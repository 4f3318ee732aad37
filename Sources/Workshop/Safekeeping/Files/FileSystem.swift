#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The steps in which files are changed, as small as the system has them.
///
/// Each is a closure, so that a test can let any one of them fail, or be the last one of a process.
package struct FileSystem: Sendable {
  package enum Kind: Equatable, Sendable { case file, folder, link, other }

  /// What is at a path, without following a link at its end; nil where there is nothing.
  package var look: @Sendable (String) throws(FileFailure) -> (kind: Kind, permissions: UInt16)?
  /// What is in a file.
  package var read: @Sendable (String) throws(FileFailure) -> Data
  /// Where a link leads.
  package var destination: @Sendable (String) throws(FileFailure) -> String
  /// The names in a folder.
  package var names: @Sendable (String) throws(FileFailure) -> [String]
  /// Makes a folder; fails where something is already.
  package var makeFolder: @Sendable (String) throws(FileFailure) -> Void
  /// Makes a file and waits until it is on the disk; fails where something is already. Without
  /// permissions it has those that a new file has.
  package var makeFile: @Sendable (String, Data, UInt16?) throws(FileFailure) -> Void
  package var makeLink: @Sendable (String, _ destination: String) throws(FileFailure) -> Void
  /// Gives a file, a link or a folder another name; a file that had the name is replaced.
  package var move: @Sendable (String, _ to: String) throws(FileFailure) -> Void
  /// The same, where nothing has the new name; fails where something has.
  package var moveToFree: @Sendable (String, _ to: String) throws(FileFailure) -> Void
  /// Lets two files swap their names in one step; false where the system does not know how.
  package var swap: @Sendable (String, String) throws(FileFailure) -> Bool
  /// Removes a file or a link.
  package var remove: @Sendable (String) throws(FileFailure) -> Void
  /// Removes a folder, if it is empty.
  package var removeFolder: @Sendable (String) throws(FileFailure) -> Void
  /// Waits until the names in a folder are on the disk.
  package var synchronize: @Sendable (String) throws(FileFailure) -> Void
  /// Waits until no other process is at work in a folder; whoever has the answer, is.
  package var lock: @Sendable (String) throws(FileFailure) -> FolderLock
}

extension FileSystem {
  /// Makes a folder and those above it, and says nothing where they are there.
  func makeFolders(_ path: String) throws(FileFailure) {
    if path.isEmpty || path == "/" { return }
    // What a link leads to is as good as a folder; if it is none, the next step says so.
    if let found = try look(path), found.kind != .file { return }
    try makeFolders(Path.parent(of: path))
    do throws(FileFailure) {
      try makeFolder(path)
    } catch {
      guard try look(path)?.kind == .folder else { throw error }
    }
  }

  /// What is at a path; folders are in the way.
  package func content(_ path: String) throws(FileFailure) -> Content {
    guard let found = try look(path) else { return .nothing }
    switch found.kind {
    case .file: return .file(try read(path), permissions: found.permissions)
    case .link: return .link(to: try destination(path))
    case .folder: throw FileFailure(.isFolder, path)
    case .other: throw FileFailure(.isNeither, path)
    }
  }

  func make(_ content: Content, at path: String) throws(FileFailure) {
    switch content {
    case .nothing: break
    case .file(let data, let permissions): try makeFile(path, data, permissions)
    case .link(let destination): try makeLink(path, destination)
    }
  }

  /// Removes a folder of our own with all that is in it.
  func removeTree(_ path: String) throws(FileFailure) {
    guard let found = try look(path) else { return }
    guard found.kind == .folder else {
      try remove(path)
      return
    }
    for name in try names(path) { try removeTree("\(path)/\(name)") }
    try removeFolder(path)
  }

  /// Removes a folder that has nothing but folders in it.
  func removeTreeOfFolders(_ path: String) throws(FileFailure) {
    for name in try names(path) { try removeTreeOfFolders("\(path)/\(name)") }
    try removeFolder(path)
  }

  /// The paths of what is in a folder and the folders in it. What is hidden belongs to editors and to
  /// the system.
  package func tree(_ folder: String, hidden: Bool = false) throws(FileFailure) -> [RelativePath] {
    var found: [RelativePath] = []
    func search(_ path: String) throws(FileFailure) {
      for name in try names(path.isEmpty ? folder : "\(folder)/\(path)")
      where hidden || !name.utf8.starts(with: ".".utf8) {
        let inner = path.isEmpty ? name : "\(path)/\(name)"
        if try look("\(folder)/\(inner)")?.kind == .folder {
          try search(inner)
        } else if let inner = RelativePath(inner) {
          found.append(inner)
        }
      }
    }
    if try look(folder) != nil { try search("") }
    return found.sorted()
  }
}

enum Path {
  static func parent(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  static func name(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }
}
