/// All backups, newest first, and what lies beside them and is none.
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

  /// The changes that did not come to their end, newest first. One that is being made at the moment
  /// is waited for.
  package func unfinishedChanges() throws -> [Backup] {
    guard hasUnfinishedChange else { return [] }
    return try trying("The backups cannot be read") { try alone { try readShelf().unfinished } }
  }

  /// What to do about a change that did not come to its end.
  package func wayOut(of backup: Backup) -> String {
    """
    The change is half done, and all that was there is in \(backup.folder). To go back: \
    \(command) \(backup.number). To finish it, give the same command again.
    """
  }

  /// Whether a change is not at its end, found out without reading any file.
  var hasUnfinishedChange: Bool {
    guard let names = try? files.names(in: backups) else { return false }
    return names.contains { !$0.hasPrefix(".") && isHalfDone($0) }
  }

  func readShelf() throws(FileFailure) -> Shelf {
    var shelf = Shelf()
    guard try files.look(backups) != nil else { return shelf }
    // What is hidden is a backup that was never completed, or the system's.
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
          \(entry) has lost something that its \(Backup.list) speaks of. It is left alone; take what \
          you need from it by hand.
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
