extension BackupStore {
  /// Puts everything back to what a backup says, or brings the change of that backup to its end.
  ///
  /// What this replaces goes into a backup of its own.
  ///
  /// - Returns: That backup; nil when nothing had to change.
  package func restore(_ backup: Backup, finishing: Bool = false) throws(BackupError) -> Backup? {
    let goal = finishing ? backup.unfinished ?? [] : backup.before
    if backup.unfinished != nil { try gatherLeftovers(of: backup) }
    let made = try change(goal, because: "\(finishing ? "finish" : "restore") \(backup.number)")
    if backup.unfinished != nil { try settle(backup) }
    return made
  }

  /// The changes that did not come to their end, newest first. One that is being made at the moment is
  /// waited for.
  package func unfinishedChanges() throws(BackupError) -> [Backup] {
    guard hasUnfinishedChange else { return [] }
    let lock = try trying("The backups cannot be read") { () throws(FileFailure) in
      try openHome()
    }
    return try withExtendedLifetime(lock) { () throws(BackupError) in try shelf().unfinished }
  }

  /// What to do about a change that did not come to its end.
  package func wayOut(of backup: Backup) -> String {
    """
    The change is half done, and all that was there is in \(backup.folder). To go back: \
    \(command) \(backup.number). To finish it: \(command) \(backup.number) --finish.
    """
  }

  /// Whether a change is not at its end, found out without reading any file.
  var hasUnfinishedChange: Bool {
    guard let names = try? files.names(backups) else { return false }
    return names.contains { name in
      let list = "\(backups)/\(name)/\(Backup.unfinishedList)"
      return !name.hasPrefix(".") && (try? files.look(list)) != nil
    }
  }

  /// Keeps what the process has left beside the files.
  private func gatherLeftovers(of backup: Backup) throws(BackupError) {
    try working(on: backup) { () throws(FileFailure) in
      let found = "\(folder(of: backup))/\(Backup.found)"
      var count = 0
      for folder in Set(backup.before.map { Path.parent(of: place(of: $0.path)) }) {
        for name in (try? files.names(folder)) ?? [] where name.hasPrefix(Replacement.newName) {
          try files.makeFolders(found)
          repeat { count += 1 } while try files.look("\(found)/\(count)") != nil
          // What is on another disk stays where it is.
          try? files.moveToFree("\(folder)/\(name)", "\(found)/\(count)")
        }
      }
    }
  }

  /// Says that the change is over.
  private func settle(_ backup: Backup) throws(BackupError) {
    try working(on: backup) { () throws(FileFailure) in
      // Another process may have done it meanwhile.
      let list = "\(folder(of: backup))/\(Backup.unfinishedList)"
      if try files.look(list) != nil { try finish(backup) }
    }
  }

  private func working(
    on backup: Backup,
    _ work: () throws(FileFailure) -> Void
  ) throws(BackupError) {
    do throws(FileFailure) {
      let lock = try openHome()
      defer { withExtendedLifetime(lock) {} }
      try work()
    } catch {
      throw BackupError(
        "Backup \(backup.number) could not be worked on",
        failure: error,
        root: root,
        wayOut: wayOut(of: backup)
      )
    }
  }
}
