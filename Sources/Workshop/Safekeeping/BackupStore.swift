import Foundation
import OperatingSystem

/// Changes the files of a person, and keeps what they were.
///
/// First everything that would change is copied into a backup, and everything that is to be there
/// is written beside it. When all of it is on the disk, one step gives the backup its name. Only
/// then is anything changed, one file at a time: what is there takes the place of its copy in the
/// backup, and what is to be there takes its name. Whenever the process ends, all that was there is
/// either where it was or in a backup that has a name, also what was saved while the backup was
/// made.
///
/// One process at a time changes files: it has a lock on the folder `.workbook`, which the system
/// takes back when the process ends. Another one waits.
package struct BackupStore: Sendable {
  package static let home = ".workbook"
  package static let backupsFolder = "\(home)/backups"

  let root: String
  let files: FileSteps
  /// What brings a backup back: what is typed before its number.
  let command: String
  let now: @Sendable () -> Date
  let timeZone: TimeZone

  package init(
    root: URL,
    files: FileSteps = FileSteps(),
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

  /// What is at a path at the moment.
  package func content(of path: RelativePath) throws -> Content {
    try trying("\(path) cannot be read") { try files.content(place(of: path)) }
  }

  /// The paths of all that is in a folder and not hidden, from the top of the workbook.
  package func paths(in folder: RelativePath) throws -> [RelativePath] {
    try trying("\(folder) cannot be read") {
      try files.tree(place(of: folder)).compactMap { RelativePath("\(folder)/\($0)") }
    }
  }

  /// The paths of all that is at the top of what this keeps safe, hidden or not.
  package func allPaths() throws -> [RelativePath] {
    try trying("The folder cannot be read") { try files.tree(root, hidden: true) }
  }

  /// The changes that would make a difference.
  package func needed(_ changes: [Change]) throws -> [Change] {
    try plan(for: changes).map { Change($0.path, $0.new) }
  }

  /// Puts everything back to what a backup says. What this replaces goes into a backup of its own.
  ///
  /// - Returns: That backup; nil when nothing had to change.
  package func restore(_ backup: Backup) throws -> Backup? {
    try change(backup.before, because: "restore \(backup.number)", ending: backup.number)
  }

  /// Makes the changes, and a backup of what they change.
  ///
  /// - Parameter interrupted: The backup of a change that may be half done, and is over with this
  ///   one. So is one that had the same reason: the same command was given again.
  /// - Returns: The backup; nil when everything is as it is to be, and nothing was changed.
  package func change(
    _ changes: [Change],
    because reason: String,
    ending interrupted: Int? = nil
  ) throws -> Backup? {
    // Nothing is made, not even a folder, if nothing has to change.
    if try needed(changes).isEmpty, !hasUnfinishedChange { return nil }
    return try trying("The files could not be written") {
      try alone {
        let plan = try self.plan(for: changes)
        let reason = reason.asName
        let backup =
          plan.isEmpty ? nil : try makeBackup(of: plan, because: reason)
        do {
          if let backup { try make(plan, backup) }
          try settle { $0.reason == reason || $0.number == interrupted }
        } catch let failure as FileFailure {
          throw BackupError(
            "Not all files could be changed",
            failure,
            in: root,
            wayOut: (backup ?? (try? readShelf())?.unfinished.first).map(wayOut)
          )
        }
        return backup
      }
    }
  }

  /// Says in a sentence what could not be done when a step of the work fails.
  func trying<Value>(_ what: String, _ work: () throws -> Value) throws -> Value {
    do {
      return try work()
    } catch let failure as FileFailure {
      throw BackupError(what, failure, in: root)
    }
  }

  /// Does work while no other process changes files in this workbook.
  func alone<Value>(_ work: () throws -> Value) throws -> Value {
    try files.makeFolders(homePath)
    guard let folder = try? FileDescriptor(folder: homePath) else {
      throw FileFailure(errno, homePath)
    }
    // A disk without locks cannot say whether another process is at work.
    try? folder.lock()
    defer { withExtendedLifetime(folder) {} }
    // Git ignores the folder, whatever the person's own list of ignored files has.
    let ignored = "\(homePath)/.gitignore"
    if try files.look(ignored) == nil {
      try files.removeTree("\(ignored).new")
      try files.make(.file(Data("*\n".utf8)), "\(ignored).new")
      try files.move("\(ignored).new", to: ignored)
    }
    return try work()
  }
}
