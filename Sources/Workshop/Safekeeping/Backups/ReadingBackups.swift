/// The backups of a workbook, newest first.
package struct Shelf: Sendable {
  package var backups: [Backup] = []
  /// A sentence for each entry that the workbook can do nothing with. It stays where it is.
  package var skipped: [String] = []

  /// The changes that did not come to their end, newest first.
  package var unfinished: [Backup] { backups.filter(\.isHalfDone) }
}

extension BackupStore {
  package func shelf() throws -> Shelf {
    try trying("The backups cannot be read") { try readShelf() }
  }

  /// The changes that did not come to their end, newest first. Waits for one that is being made.
  package func unfinishedChanges() throws -> [Backup] {
    guard hasUnfinishedChange else { return [] }
    return try trying("The backups cannot be read") { try alone { try readShelf().unfinished } }
  }

  /// What to do about a change that was not completed.
  package func wayOut(of backup: Backup) -> String {
    """
    The change is half done, and all that was there is in \(backup.folder). To go back: \
    \(command) \(backup.number). To finish it, give the same command again.
    """
  }

  /// Whether a change was not completed, without reading any file.
  var hasUnfinishedChange: Bool {
    guard let names = try? files.names(in: backups) else { return false }
    return names.contains { !$0.hasPrefix(".") && isHalfDone($0) }
  }

  func readShelf() throws(FileFailure) -> Shelf {
    var shelf = Shelf()
    guard try files.look(backups) != nil else { return shelf }
    // A hidden entry is a backup that was never completed, or the system's.
    for name in try files.names(in: backups).sorted() where !name.hasPrefix(".") {
      let entry = "\(BackupStore.backupsFolder)/\(name)"
      guard let text = text(inBackup: name), let head = Backup.head(of: text) else {
        shelf.skipped.append("\(entry) is no backup of the workbook; it is left alone.")
        continue
      }
      guard let before = Backup.before(in: text, { try? files.content("\(backups)/\(name)/\($0)") })
      else {
        shelf.skipped.append(
          """
          \(entry) has lost something that its \(Backup.list) speaks of. It is left alone; take \
          what you need from it by hand.
          """
        )
        continue
      }
      shelf.backups.append(
        Backup(
          name: name,
          number: head.number,
          reason: head.reason,
          before: before,
          isHalfDone: isHalfDone(name)
        )
      )
    }
    shelf.backups.sort { ($0.number, $0.name) > ($1.number, $1.name) }
    return shelf
  }

  func text(inBackup name: String) -> String? {
    guard case .file(let data, _)? = try? files.content("\(backups)/\(name)/\(Backup.list)") else {
      return nil
    }
    return String(validating: data, as: UTF8.self)
  }

  private func isHalfDone(_ name: String) -> Bool {
    (try? files.look("\(backups)/\(name)/\(Backup.new)")) != nil
  }
}
