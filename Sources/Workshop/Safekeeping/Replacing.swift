import OperatingSystem

/// The second half of a change: the backup has its name, and the files are replaced.
extension BackupStore {
  /// The new files of a change that is not at its end, by the place of their step in the list.
  func newFiles(of backup: Backup) -> String { "\(root)/\(backup.folder)/\(Backup.new)" }

  func replace(_ steps: [Step], _ backup: Backup) throws(FileFailure) {
    for step in steps where step.change.content == .nothing {
      try retire(step.change.path, backup)
      // A folder that has become empty goes as well; one that has not refuses.
      for folder in step.change.path.folders.reversed() {
        guard (try? files.removeFolder(place(of: folder))) != nil else { break }
      }
    }
    for (index, step) in steps.enumerated() where step.change.content != .nothing {
      let place = place(of: step.change.path)
      if try files.look(place) == .folder { try files.removeTreeOfFolders(place) }
      try files.makeFolders(Path.folder(of: place))
      try put("\(newFiles(of: backup))/\(index)", step.change, backup)
    }
    for folder in Set(steps.map { Path.folder(of: place(of: $0.change.path)) })
    where try files.look(folder) == .folder {
      try files.synchronize(folder)
    }
  }

  /// Moves what is there into the backup, in place of its copy: it may have been saved since.
  private func retire(_ path: RelativePath, _ backup: Backup) throws(FileFailure) {
    let place = place(of: path)
    do throws(FileFailure) {
      try keep(place, of: path, backup)
    } catch {
      // From another disk nothing can be moved: the copy is what is kept.
      guard error.code == EXDEV else { throw error }
      try files.remove(place)
    }
  }

  /// Puts a new file into its place, which is never empty meanwhile if it was not before.
  private func put(_ new: String, _ change: Change, _ backup: Backup) throws(FileFailure) {
    let place = place(of: change.path)
    do throws(FileFailure) {
      if try files.look(place) != nil, try files.swap(new, place) {
        try keep(new, of: change.path, backup)
      } else {
        try files.move(new, place)
      }
    } catch {
      guard error.code == EXDEV else { throw error }
      let draft = "\(Path.folder(of: place))/.workbook-new"
      try files.removeTree(draft)
      try files.make(change.content, draft)
      try files.move(draft, place)
      try files.remove(new)
    }
  }

  private func keep(_ old: String, of path: RelativePath, _ backup: Backup) throws(FileFailure) {
    let copy = "\(root)/\(backup.folder)/\(path)"
    try files.makeFolders(Path.folder(of: copy))
    try files.move(old, copy)
  }

  /// The change that these backups are of is at its end, for one reason or another.
  func settle(where isOver: (Backup) -> Bool) throws(FileFailure) {
    guard hasUnfinishedChange else { return }
    for backup in try readShelf().unfinished where isOver(backup) {
      let new = newFiles(of: backup)
      if try files.names(new).isEmpty {
        try files.removeFolder(new)
      } else {
        // One of them may be what was there: the process ended right after the swap.
        try files.move(new, "\(root)/\(backup.folder)/\(Backup.left)")
      }
    }
  }
}
