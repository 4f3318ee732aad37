#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Changes the files of a person, and keeps what they were.
///
/// First everything that would change goes into a backup, which gets its name when it is complete and
/// on the disk. Only then is anything changed, one file at a time, each in one step. Whenever the
/// process ends, all that was there is either where it was or in a backup that has a name.
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
  private let now: @Sendable () -> Date
  private let timeZone: TimeZone

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
    try compared(changes).map(\.change)
  }

  /// Makes the changes, and a backup of what they change.
  ///
  /// - Returns: The backup; nil when everything is as it is to be, and nothing was changed.
  package func change(_ changes: [Change], because reason: String) throws(BackupError) -> Backup? {
    // Nothing is made, not even a folder, where nothing has to change.
    guard try !needed(changes).isEmpty else { return nil }
    let lock = try trying("A backup could not be made") { () throws(FileFailure) in
      try openHome()
    }
    defer { withExtendedLifetime(lock) {} }
    let compared = try compared(changes)
    guard !compared.isEmpty else { return nil }
    let moment = Moment(now(), in: timeZone)
    let backup = try trying("A backup could not be made") { () throws(FileFailure) in
      try build(compared, because: reason, at: moment)
    }
    let replacement = Replacement(safe: self, backup: backup, compared: compared)
    do throws(FileFailure) {
      try replacement.prepare()
    } catch {
      replacement.takeBack()
      throw BackupError("The files could not be written", failure: error, root: root)
    }
    do throws(FileFailure) {
      try replacement.run()
      try finish(backup)
    } catch {
      throw BackupError(
        "Not all files could be changed",
        failure: error,
        root: root,
        wayOut: wayOut(of: backup)
      )
    }
    return Backup(name: backup.name, number: backup.number, before: backup.before, unfinished: nil)
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

  /// What has to change, with what is there now.
  private func compared(_ changes: [Change]) throws(BackupError) -> [Compared] {
    let gone = Set(changes.filter { $0.content == .nothing }.map(\.path))
    var compared: [Compared] = []
    for change in changes {
      let old = try trying("\(change.path) cannot be read") { () throws(FileFailure) in
        try content(at: change.path, withoutAnyOf: gone)
      }
      guard !change.content.isSatisfied(by: old) else { continue }
      let new = change.content.keepingPermissions(of: old)
      compared.append(Compared(change: Change(change.path, new), old: old))
    }
    return compared
  }

  /// A folder is nothing, if nothing will be left in it; nor is what is seen through a link that goes.
  private func content(
    at path: RelativePath,
    withoutAnyOf gone: Set<RelativePath>
  ) throws(FileFailure) -> Content {
    for folder in path.folders where gone.contains(folder) {
      if try files.look(self.place(of: folder))?.kind != .folder { return .nothing }
    }
    let place = place(of: path)
    guard try files.look(place)?.kind == .folder else { return try files.content(place) }
    if gone.contains(path) { return .nothing }
    for inner in try files.tree(place, hidden: true) {
      guard let inner = RelativePath("\(path)/\(inner)"), gone.contains(inner) else {
        throw FileFailure(.isFolder, place)
      }
    }
    return .nothing
  }
}

/// A change, and what is in its place before it.
struct Compared: Sendable {
  let change: Change
  let old: Content
}
