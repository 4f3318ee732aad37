import Foundation
import OperatingSystem

/// The steps in which files are changed, as small as the system has them.
///
/// Each is a closure, so that a test can let any one of them fail, or be the last one of a process.
package struct FileSystem: Sendable {
  package enum Kind: Equatable, Sendable { case file, folder, link, other }

  /// What is at a path, without following a link at its end; nil where there is nothing.
  package var look: @Sendable (String) throws(FileFailure) -> Kind?
  /// The same, with what is in it; folders are in the way.
  package var content: @Sendable (String) throws(FileFailure) -> Content
  /// The names in a folder.
  package var names: @Sendable (String) throws(FileFailure) -> [String]
  /// Fails where this process may make and remove nothing in a folder.
  package var checkWriting: @Sendable (String) throws(FileFailure) -> Void
  /// Makes a folder; fails where something is already.
  package var makeFolder: @Sendable (String) throws(FileFailure) -> Void
  /// Makes a file, and waits until it is on the disk, or a link; fails where something is already.
  /// Without permissions a file has those that a new file has.
  package var make: @Sendable (Content, String) throws(FileFailure) -> Void
  /// Gives a file, a link or a folder another name; a file that had the name is replaced.
  package var move: @Sendable (String, _ to: String) throws(FileFailure) -> Void
  /// Lets two files swap their names in one step; false where the system does not know how.
  package var swap: @Sendable (String, String) throws(FileFailure) -> Bool
  /// Removes a file or a link.
  package var remove: @Sendable (String) throws(FileFailure) -> Void
  /// Removes a folder, if it is empty.
  package var removeFolder: @Sendable (String) throws(FileFailure) -> Void
  /// Waits until the names in a folder are on the disk.
  package var synchronize: @Sendable (String) throws(FileFailure) -> Void
  /// Waits until no other process has the lock of a folder, and takes it.
  package var lock: @Sendable (String) throws(FileFailure) -> FolderLock
}

extension FileSystem {
  /// Makes a folder and those above it, and says nothing where they are there.
  func makeFolders(_ path: String) throws(FileFailure) {
    // What a link leads to is as good as a folder; if it is none, the next step says so.
    if let found = try look(path), found != .file { return }
    if path != "/" { try makeFolders(Path.folder(of: path)) }
    do throws(FileFailure) {
      try makeFolder(path)
    } catch {
      guard try look(path) == .folder else { throw error }
    }
  }

  /// Removes a folder of the workbook's own with all that is in it.
  func removeTree(_ path: String) throws(FileFailure) {
    guard let found = try look(path) else { return }
    guard found == .folder else { return try remove(path) }
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
    guard try look(folder) != nil else { return [] }
    var found: [RelativePath] = []
    func search(_ path: String) throws(FileFailure) {
      for name in try names("\(folder)/\(path)") where hidden || !name.utf8.starts(with: ".".utf8) {
        let inner = path + name
        if try look("\(folder)/\(inner)") == .folder {
          try search("\(inner)/")
        } else if let inner = RelativePath(inner) {
          found.append(inner)
        }
      }
    }
    try search("")
    return found.sorted()
  }
}

/// As long as a value of this is there, no other process changes files. The system takes the lock
/// back when the process ends, however it ends.
package final class FolderLock: Sendable {
  private let folder: FileDescriptor
  init(_ folder: consuming FileDescriptor) { self.folder = folder }
}
