import OperatingSystem

/// Folders as they were when the workbook first ran in this clone.
///
/// They are the way back for a person who has no git. What was changed before that is in them, changed.
package struct Originals: Sendable {
  package static let folder = "\(BackupStore.home)/originals"

  private let safe: BackupStore
  private var files: FileSystem { safe.files }

  package init(_ safe: BackupStore) { self.safe = safe }

  /// Copies the folders that it has no copy of yet. When it has them all, it looks and does nothing.
  package func keep(_ folders: [RelativePath]) throws(BackupError) {
    try safe.trying("The originals could not be copied") { () throws(FileFailure) in
      let missing = try missing(of: folders)
      guard !missing.isEmpty else { return }
      let lock = try safe.openHome()
      defer { withExtendedLifetime(lock) {} }
      // Another process may have copied some meanwhile.
      for folder in try self.missing(of: missing) { try copy(folder) }
    }
  }

  /// What was in a folder, by the path from the top of the workbook; nil if it was never copied.
  package func contents(of folder: RelativePath) throws(BackupError) -> [RelativePath: Content]? {
    try safe.trying("The originals cannot be read") { () throws(FileFailure) in
      let copy = place(of: folder)
      guard try files.look(copy) != nil else { return nil }
      var contents: [RelativePath: Content] = [:]
      for path in try files.tree(copy) {
        guard let whole = RelativePath("\(folder)/\(path)") else { continue }
        contents[whole] = try files.content("\(copy)/\(path)")
      }
      return contents
    }
  }

  private func place(of folder: RelativePath) -> String {
    "\(safe.root)/\(Self.folder)/\(folder)"
  }

  private func missing(of folders: [RelativePath]) throws(FileFailure) -> [RelativePath] {
    var missing: [RelativePath] = []
    for folder in folders where try files.look(place(of: folder)) == nil { missing.append(folder) }
    return missing
  }

  private func copy(_ folder: RelativePath) throws(FileFailure) {
    let source = safe.place(of: folder)
    guard try files.look(source) != nil else { return }
    var entries: [Change] = []
    for path in try files.tree(source) {
      entries.append(Change(path, try files.content("\(source)/\(path)")))
    }
    let making = "\(safe.homePath)/.originals"
    try files.removeTree(making)
    try files.makeFolder(making)
    try Snapshot(entries).write(to: making, files)
    try files.synchronize(making)
    try files.makeFolders(Path.folder(of: place(of: folder)))
    try files.move(making, place(of: folder))
  }
}

extension BackupStore {
  /// The paths of all that is in a folder and not hidden, from the top of the workbook.
  package func paths(in folder: RelativePath) throws(BackupError) -> [RelativePath] {
    try trying("\(folder) cannot be read") { () throws(FileFailure) in
      try files.tree(place(of: folder)).compactMap { RelativePath("\(folder)/\($0)") }
    }
  }

  /// The paths of all that is at the top of what this keeps safe, hidden or not.
  package func allPaths() throws(BackupError) -> [RelativePath] {
    try trying("The folder cannot be read") { () throws(FileFailure) in
      try files.tree(root, hidden: true)
    }
  }
}
