import Foundation
import OperatingSystem

/// Folders with all that is in them.
extension FileSteps {
  /// Makes a folder and those above it, unless they are there.
  func makeFolders(_ path: String) throws(FileFailure) {
    // A link may lead to a folder. If it leads to none, making the folder below it fails.
    if let found = try look(path), found != .file { return }
    if path != "/" { try makeFolders(Path.folder(of: path)) }
    do throws(FileFailure) {
      try makeFolder(path)
    } catch {
      guard try look(path) == .folder else { throw error }
    }
  }

  /// Makes a folder with all that is to be in it, or nothing. An empty folder may be there already.
  ///
  /// The files are written beside it, under a hidden name, and get the name in one step when they
  /// are whole. That step fails if something has come into the folder meanwhile. If the process was
  /// killed before it, the next one that makes such a folder removes what is left.
  package func makeFolder(
    _ path: String,
    files: [(path: String, text: String)]
  ) throws(FileFailure) {
    let hidden = ".\(Path.name(of: path))-"
    let aside = "\(Path.folder(of: path))/\(hidden)\(UUID())"
    defer { try? removeTree(aside) }
    let lock = try makeLocked(aside, removing: hidden)
    defer { withExtendedLifetime(lock) {} }
    for file in files {
      let place = "\(aside)/\(file.path)"
      try makeFolders(Path.folder(of: place))
      try make(.file(Data(file.text.utf8)), place)
    }
    try move(aside, to: path)
  }

  /// Makes a locked folder, and removes those beside it that have the same beginning of a name, and
  /// that no process holds locked any more. Only one process at a time does this, so that none
  /// meets the folder of another before it is locked.
  private func makeLocked(
    _ path: String,
    removing beginning: String
  ) throws(FileFailure) -> FileDescriptor? {
    let folder = Path.folder(of: path)
    let turn = try? FileDescriptor(folder: folder)
    try? turn?.lock()
    defer { withExtendedLifetime(turn) {} }
    for name in (try? names(in: folder)) ?? [] where name.hasPrefix(beginning) {
      let old = "\(folder)/\(name)"
      guard UUID(uuidString: String(name.dropFirst(beginning.count))) != nil,
        let left = try? FileDescriptor(folder: old), (try? left.lockIfFree()) == true
      else { continue }
      try? removeTree(old)
    }
    try makeFolder(path)
    let lock = try? FileDescriptor(folder: path)
    _ = try? lock?.lockIfFree()
    return lock
  }

  /// Writes files and links, and the folders around them, into a folder that has none of them yet.
  func write(_ contents: [Change], into folder: String) throws(FileFailure) {
    let contents = contents.filter { $0.content != .nothing }
    for folder in [folder] + contents.map({ Path.folder(of: "\(folder)/\($0.path)") }) {
      try makeFolders(folder)
    }
    for change in contents { try make(change.content, "\(folder)/\(change.path)") }
    for inner in Set(contents.flatMap(\.path.folders)) { try synchronize("\(folder)/\(inner)") }
    try synchronize(folder)
  }

  /// Removes a folder with all that is in it; with `ifWithoutFiles`, only if it has none in it.
  func removeTree(_ path: String, ifWithoutFiles isPicky: Bool = false) throws(FileFailure) {
    guard let found = try look(path) else { return }
    if found == .folder {
      for name in try names(in: path) {
        try removeTree("\(path)/\(name)", ifWithoutFiles: isPicky)
      }
    } else if isPicky {
      throw FileFailure(ENOTEMPTY, path)
    }
    try remove(path)
  }

  /// The paths of what is in a folder and the folders in it. What is hidden belongs to editors and
  /// to the system.
  package func tree(_ folder: String, hidden: Bool = false) throws(FileFailure) -> [RelativePath] {
    guard try look(folder) != nil else { return [] }
    var found: [RelativePath] = []
    func search(_ path: String) throws(FileFailure) {
      for name in try names(in: "\(folder)/\(path)")
      where hidden || !name.utf8.starts(with: ".".utf8) {
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
