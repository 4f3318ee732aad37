/// All backups, newest first, and what lies beside them and is none.
package struct Shelf: Sendable {
  package var backups: [Backup] = []
  /// A sentence for each entry that the workbook can do nothing with. It stays where it is.
  package var skipped: [String] = []

  /// The changes that did not come to their end, newest first.
  package var unfinished: [Backup] { backups.filter { $0.unfinished != nil } }
}

extension BackupStore {
  package func shelf() throws(BackupError) -> Shelf {
    do {
      return try readShelf()
    } catch {
      throw BackupError("The backups cannot be read", failure: error, root: root)
    }
  }

  func readShelf() throws(FileFailure) -> Shelf {
    var shelf = Shelf()
    guard try files.look(backups) != nil else { return shelf }
    // What is hidden is a backup that was never completed, or the system's.
    for name in try files.names(backups).sorted() where !name.hasPrefix(".") {
      do throws(Unusable) {
        shelf.backups.append(try backup(named: name))
      } catch {
        shelf.skipped.append("\(BackupStore.backupsFolder)/\(name) \(error.words)")
      }
    }
    shelf.backups.sort { ($0.number, $0.name) > ($1.number, $1.name) }
    return shelf
  }

  private struct Unusable: Error { let words: String }

  private func backup(named name: String) throws(Unusable) -> Backup {
    let folder = "\(backups)/\(name)"
    guard
      let text = try? text("\(folder)/\(Backup.list)"),
      let number = BackupText.number(in: text)
    else {
      throw Unusable(words: "is no backup of the workbook; it is left alone.")
    }
    guard let before = try? Snapshot(list: text, in: folder, files), !before.entries.isEmpty else {
      throw Unusable(
        words: """
          has lost something that its \(Backup.list) speaks of. It is left alone; take what you need \
          from it by hand.
          """
      )
    }
    var unfinished: Snapshot?
    if let list = try? self.text("\(folder)/\(Backup.unfinishedList)") {
      unfinished = try? Snapshot(list: list, in: "\(folder)/\(Backup.unfinished)", files)
    }
    return Backup(
      name: name,
      number: number,
      before: before.entries,
      unfinished: unfinished?.entries
    )
  }

  private func text(_ path: String) throws(FileFailure) -> String? {
    String(validating: try files.read(path), as: UTF8.self)
  }
}
