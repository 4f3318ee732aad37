import Foundation
import OperatingSystem

/// Changes the files of a person, and keeps what they were.
///
/// First everything that would change is copied into a backup, and everything that is to be there is
/// written beside it. When all of it is on the disk, one step gives the backup its name. Only then is
/// anything changed, one file at a time: what is there and what is to be there swap their names, and the
/// old file moves into the backup, in place of its copy. Whenever the process ends, all that was there is
/// either where it was or in a backup that has a name, also what was saved while the backup was made.
///
/// One process at a time changes files: it has a lock on the folder `.workbook`, which the system
/// takes back when the process ends. Another one waits.
package struct BackupStore: Sendable {
  package static let home = ".workbook"
  package static let backupsFolder = "\(home)/backups"

  let root: String
  let files: FileSystem
  /// What brings a backup back: what is typed before its number.
  let command: String
  let now: @Sendable () -> Date
  let timeZone: TimeZone

  package init(
    root: URL,
    files: FileSystem = .live,
    command: String = "swift run workbook restore",
    now: @escaping @Sendable () -> Date = { Date() },
    timeZone: TimeZone = .current
  ) {
    let path = root.standardizedFileURL.path(percentEncoded: false)
    self.root = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    self.files = files
    self.command = command
    self.now = now
    self.timeZone = timeZone
  }

  var homePath: String { "\(root)/\(Self.home)" }
  var backups: String { "\(root)/\(Self.backupsFolder)" }

  func place(of path: RelativePath) -> String { "\(root)/\(path)" }

  /// What a path has in it at the moment.
  package func content(of path: RelativePath) throws(BackupError) -> Content {
    try trying("\(path) cannot be read") { () throws(FileFailure) in
      try files.content(place(of: path))
    }
  }

  /// The changes that would make a difference.
  package func needed(_ changes: [Change]) throws(BackupError) -> [Change] {
    try steps(of: changes).map(\.change)
  }

  /// Puts everything back to what a backup says. What this replaces goes into a backup of its own.
  ///
  /// - Returns: That backup; nil when nothing had to change.
  package func restore(_ backup: Backup) throws(BackupError) -> Backup? {
    try change(backup.before, because: "restore \(backup.number)", ending: backup)
  }

  /// Makes the changes, and a backup of what they change.
  ///
  /// - Returns: The backup; nil when everything is as it is to be, and nothing was changed.
  package func change(_ changes: [Change], because reason: String) throws(BackupError) -> Backup? {
    try change(changes, because: reason, ending: nil)
  }

  /// - Parameter interrupted: The backup of a change that may be half done, and is over with this one.
  ///   So is one that had the same reason: the same command was given again.
  private func change(
    _ changes: [Change],
    because reason: String,
    ending interrupted: Backup?
  ) throws(BackupError) -> Backup? {
    // Nothing is made, not even a folder, where nothing has to change.
    if try needed(changes).isEmpty, !hasUnfinishedChange { return nil }
    let lock = try trying("A backup could not be made") { () throws(FileFailure) in
      try openHome()
    }
    defer { withExtendedLifetime(lock) {} }
    let steps = try steps(of: changes)
    var backup: Backup?
    if !steps.isEmpty {
      backup = try trying("The files could not be written") { () throws(FileFailure) in
        try makeBackup(of: steps, because: reason)
      }
    }
    do throws(FileFailure) {
      if let backup { try replace(steps, backup) }
      try settle { $0.reason == reason.asName || $0.number == interrupted?.number }
    } catch {
      let halfDone = backup ?? (try? readShelf())?.unfinished.first
      throw BackupError(
        "Not all files could be changed",
        failure: error,
        root: root,
        wayOut: halfDone.map(wayOut)
      )
    }
    return backup
  }

  func trying<Value>(
    _ what: String,
    _ work: () throws(FileFailure) -> Value
  ) throws(BackupError) -> Value {
    do throws(FileFailure) {
      return try work()
    } catch {
      throw BackupError(what, failure: error, root: root)
    }
  }

  /// Makes the folder in which everything is, and waits until no other process is at work in it.
  func openHome() throws(FileFailure) -> FolderLock {
    try files.makeFolders(homePath)
    let lock = try files.lock(homePath)
    // Works without git, and with a list of ignored files that knows nothing of the workbook.
    let ignored = "\(homePath)/.gitignore"
    if try files.look(ignored) == nil {
      try files.removeTree("\(ignored).new")
      try files.make(.file(Data("*\n".utf8)), "\(ignored).new")
      try files.move("\(ignored).new", ignored)
    }
    return lock
  }

  /// What has to change, with what is there now.
  private func steps(of changes: [Change]) throws(BackupError) -> [Step] {
    let gone = Set(changes.filter { $0.content == .nothing }.map(\.path))
    // What a change that was interrupted has taken away, and not replaced.
    let missing = hasUnfinishedChange ? try shelf().unfinished.flatMap(\.before) : []
    var steps: [Step] = []
    for change in changes {
      let old = try trying("\(change.path) cannot be read") { () throws(FileFailure) in
        try content(at: change.path, withoutAnyOf: gone)
      }
      guard !change.content.isSatisfied(by: old) else { continue }
      let last = old == .nothing ? missing.first { $0.path == change.path }?.content : old
      let new = change.content.keepingPermissions(of: last ?? .nothing)
      steps.append(Step(change: Change(change.path, new), old: old))
    }
    return steps
  }

  /// A folder is nothing, if nothing will be left in it; nor is what is seen through a link that goes.
  private func content(
    at path: RelativePath,
    withoutAnyOf gone: Set<RelativePath>
  ) throws(FileFailure) -> Content {
    for folder in path.folders where gone.contains(folder) {
      if try files.look(self.place(of: folder)) != .folder { return .nothing }
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
}

/// A change that makes a difference, and what is in its place before it.
struct Step: Sendable {
  let change: Change
  let old: Content
}
