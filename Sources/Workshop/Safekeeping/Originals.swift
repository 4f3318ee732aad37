import OperatingSystem

/// Folders as they were when the workbook first ran in this clone.
///
/// They are the way back for a person who has no git. A change that is older than that is in them
/// too.
package struct Originals: Sendable {
  package static let folder = "\(BackupStore.home)/originals"

  private let store: BackupStore
  private var files: FileSteps { store.files }

  package init(_ store: BackupStore) { self.store = store }

  /// Copies the folders that it has no copy of yet. When it has them all, it does nothing.
  package func keep(_ folders: [RelativePath]) throws {
    try store.trying("The originals could not be copied") {
      guard try folders.contains(where: isMissing) else { return }
      // Another process may have copied some while this one waited.
      try store.alone { for folder in folders where try isMissing(folder) { try copy(folder) } }
    }
  }

  /// What was in a folder, by the path from the top of the workbook; nil if it was never copied.
  package func contents(of folder: RelativePath) throws -> [RelativePath: Content]? {
    try store.trying("The originals cannot be read") {
      if try isMissing(folder) { return nil }
      var contents: [RelativePath: Content] = [:]
      for change in try self.contents(of: place(of: folder)) {
        guard let whole = RelativePath("\(folder)/\(change.path)") else { continue }
        contents[whole] = change.content
      }
      return contents
    }
  }

  private func contents(of folder: String) throws(FileFailure) -> [Change] {
    try files.tree(folder).map { path throws(FileFailure) in
      Change(path, try files.content("\(folder)/\(path)"))
    }
  }

  private func place(of folder: RelativePath) -> String { "\(store.root)/\(Self.folder)/\(folder)" }

  private func isMissing(_ folder: RelativePath) throws(FileFailure) -> Bool {
    try files.look(place(of: folder)) == nil
  }

  private func copy(_ folder: RelativePath) throws(FileFailure) {
    let source = store.place(of: folder)
    guard try files.look(source) != nil else { return }
    let making = "\(store.homePath)/.originals"
    try files.removeTree(making)
    try files.write(try contents(of: source), into: making)
    try files.makeFolders(Path.folder(of: place(of: folder)))
    try files.move(making, to: place(of: folder))
  }
}
