import OperatingSystem

/// A change that makes a difference: what is to be at a path, and what is there before.
struct PlannedChange: Sendable {
  let path: RelativePath
  let old: Content
  let new: Content
}

extension BackupStore {
  /// What has to change.
  func plan(for changes: [Change]) throws -> [PlannedChange] {
    let gone = Set(changes.filter { $0.content == .nothing }.map(\.path))
    return try changes.compactMap { change in
      let old = try trying("\(change.path) cannot be read") {
        try content(at: change.path, withoutAnyOf: gone)
      }
      if change.content.isSatisfied(by: old) { return nil }
      let new = change.content.keepingPermissions(of: old)
      return PlannedChange(path: change.path, old: old, new: new)
    }
  }

  /// A folder counts as nothing if nothing will be left in it, and so does what is seen through a
  /// link that is to go.
  private func content(
    at path: RelativePath,
    withoutAnyOf gone: Set<RelativePath>
  ) throws(FileFailure) -> Content {
    for folder in path.folders where gone.contains(folder) {
      if try files.look(place(of: folder)) != .folder { return .nothing }
    }
    let place = place(of: path)
    guard try files.look(place) == .folder else { return try files.content(place) }
    if gone.contains(path) { return .nothing }
    for inner in try files.tree(place, hidden: true) {
      guard let inner = RelativePath("\(path)/\(inner)"), gone.contains(inner) else {
        throw FileFailure(EISDIR, place)
      }
    }
    return .nothing
  }

  /// The second half of a change: the backup has its name, and the files are replaced.
  func make(_ plan: [PlannedChange], _ backup: Backup) throws(FileFailure) {
    for old in plan where old.new == .nothing {
      try keepLatest(old.path, backup)
      try files.remove(place(of: old.path))
      // A folder that has become empty goes as well; the system keeps one that has not.
      for folder in old.path.folders.reversed().map(place) {
        guard try files.look(folder) == .folder, (try? files.remove(folder)) != nil else { break }
      }
    }
    for (index, new) in plan.enumerated() where new.new != .nothing {
      let place = place(of: new.path)
      if try files.look(place) == .folder { try files.removeTree(place, ifWithoutFiles: true) }
      try files.makeFolders(Path.folder(of: place))
      try keepLatest(new.path, backup)
      try put("\(newFiles(of: backup))/\(index)", new.new, in: place)
    }
    for folder in Set(plan.map { Path.folder(of: place(of: $0.path)) })
    where try files.look(folder) == .folder {
      try files.synchronize(folder)
    }
  }

  /// Lets what is there take the place of its copy: it may have been saved since. If the disk gives
  /// no file a second name, or is another one, the copy is kept.
  private func keepLatest(_ path: RelativePath, _ backup: Backup) throws(FileFailure) {
    let copy = "\(root)/\(backup.folder)/\(path)"
    let latest = "\(newFiles(of: backup))/latest"
    guard (try? files.link(place(of: path), at: latest)) != nil else { return }
    try files.makeFolders(Path.folder(of: copy))
    try files.move(latest, to: copy)
  }

  private func put(_ new: String, _ content: Content, in place: String) throws(FileFailure) {
    do throws(FileFailure) {
      try files.move(new, to: place)
    } catch {
      guard error.code == EXDEV else { throw error }
      let draft = "\(Path.folder(of: place))/.workbook-new"
      try files.removeTree(draft)
      try files.make(content, draft)
      try files.move(draft, to: place)
    }
  }

  /// Removes what marks the changes of these backups as incomplete.
  func settle(where isOver: (Backup) -> Bool) throws(FileFailure) {
    guard hasUnfinishedChange else { return }
    for backup in try readShelf().unfinished where isOver(backup) {
      try files.removeTree(newFiles(of: backup))
    }
  }

  /// The folder of the new files of a change that is not complete, by their place in the list.
  func newFiles(of backup: Backup) -> String { "\(root)/\(backup.folder)/\(Backup.new)" }
}
