import Dependencies
import Foundation
import OperatingSystem

/// Copies of what commands replace: a folder for each command, in `.workbook/backups`.
///
/// All that will change is copied first. Then each file is written in one step, or removed. If the
/// process ends in between, every copy is there and the change is half done: the next command says
/// so.
package struct Backups: Sendable {
  package static let folder = ".workbook/backups"

  /// Whose file it is: one of the workbook, or one that the demos keep. A backup has a folder for
  /// each owner.
  package enum Owner: String, Sendable { case workbook, demos }

  let root: URL
  /// The folder in which the demos keep what outlives them.
  let demos: URL

  package func url(_ file: BackedUpFile) -> URL {
    (file.owner == .demos ? demos : root).appending(path: file.path)
  }

  /// The changes that would make a difference.
  package func needed(_ changes: [FileChange]) throws(CommandFailure) -> [FileChange] {
    var needed: [FileChange] = []
    for change in changes where try isNeeded(change) { needed.append(change) }
    return needed
  }

  /// Makes the changes, and a backup of what they change.
  ///
  /// - Parameter lastly: What else belongs to the change, once the copies are there.
  /// - Returns: The backup; nil if nothing had to change.
  package func make(
    _ changes: [FileChange],
    because reason: String,
    lastly: () throws -> Void = {}
  ) throws(CommandFailure) -> Backup? {
    let needed = try needed(changes)
    let unfinished = all().filter(\.isHalfDone)
    guard !needed.isEmpty || !unfinished.isEmpty else { return nil }
    // Another process may make a change at the same moment; a disk without locks cannot tell.
    let folder = root.appending(path: Self.folder)
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let lock = try? FileDescriptor(folder: folder.pathText)
    try? lock?.lock()
    defer { withExtendedLifetime(lock) {} }

    let backup = needed.isEmpty ? nil : try copy(needed, because: reason)
    do {
      for change in needed where change.new == .nothing { try remove(change.file) }
      for change in needed { try write(change) }
      try lastly()
      for backup in unfinished + [backup].compactMap(\.self) {
        try? FileManager.default.removeItem(at: backup.url.appending(path: Backup.halfDone))
      }
    } catch {
      throw CommandFailure("\(error.reason)\n\(backup?.halfDoneNotice ?? "")", .fileTrouble)
    }
    return backup
  }

  /// The backups, newest first.
  package func all() -> [Backup] {
    let folder = root.appending(path: Self.folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.pathText)) ?? []
    return names.compactMap { Backup(at: folder.appending(path: $0)) }
      .sorted { $0.number > $1.number }
  }

  /// What brings back all that a backup has; fails if a copy of it is not there any more.
  package func changes(restoring backup: Backup) throws(CommandFailure) -> [FileChange] {
    for file in backup.files where FileKind(of: backup.copy(of: file)) == nil {
      throw CommandFailure(
        """
        Nothing has changed: \(backup.folder) has lost \(file.path). Take what you need from it by \
        hand.
        """,
        .fileTrouble
      )
    }
    return backup.added.map { FileChange($0, .nothing) }
      + backup.files.map { FileChange($0, .copy(backup.copy(of: $0))) }
  }

  /// Copies what is there into a folder that gets its name when all of it is there.
  private func copy(
    _ changes: [FileChange],
    because reason: String
  ) throws(CommandFailure) -> Backup {
    @Dependency(\.date.now) var now
    @Dependency(\.timeZone) var timeZone
    let time = now.formatted(
      Date.ISO8601FormatStyle(timeZone: timeZone).year().month().day()
        .dateTimeSeparator(.space).time(includingFractionalSeconds: false)
    )
    let number = (all().first?.number ?? 0) + 1
    let name = "\(number) \(reason), \(time.replacing(":", with: "."))"
    let backup = Backup(
      url: root.appending(path: "\(Self.folder)/\(name)"),
      number: number,
      reason: reason,
      files: changes.map(\.file).filter { FileKind(of: url($0)) != nil },
      added: changes.map(\.file).filter { FileKind(of: url($0)) == nil },
      isHalfDone: true
    )
    let making = root.appending(path: "\(Self.folder)/.making")
    do {
      try? FileManager.default.removeItem(at: making)
      for file in backup.files {
        try copyItem(url(file), to: making.appending(path: file.pathInBackup))
      }
      try FileManager.default.createDirectory(at: making, withIntermediateDirectories: true)
      let text = backup.text(root: root, demos: demos)
      try Data(text.utf8).write(to: making.appending(path: Backup.list))
      try Data().write(to: making.appending(path: Backup.halfDone))
      try FileManager.default.moveItem(at: making, to: backup.url)
    } catch {
      try? FileManager.default.removeItem(at: making)
      throw CommandFailure(
        "Nothing has changed: what is there cannot be copied. \(error.reason)",
        .fileTrouble
      )
    }
    return backup
  }

  private func isNeeded(_ change: FileChange) throws(CommandFailure) -> Bool {
    let place = url(change.file)
    let kind = FileKind(of: place)
    if kind == .folder {
      throw CommandFailure(
        "Nothing has changed: \(change.file.path) is a folder. Move it away.",
        .fileTrouble
      )
    }
    switch change.new {
    case .nothing: return kind != nil
    case .other: return (try? Data(contentsOf: place))?.isEmpty == false
    case .text(let data): return kind != .file || data != (try? Data(contentsOf: place))
    case .copy(let copy):
      return kind != FileKind(of: copy)
        || !FileManager.default.contentsEqual(atPath: place.pathText, andPath: copy.pathText)
    }
  }

  private func write(_ change: FileChange) throws {
    let place = url(change.file)
    let folder = place.deletingLastPathComponent()
    switch change.new {
    case .nothing, .other: break
    case .text(let data):
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      // What a link leads to is not this file: the link goes, and it has a copy.
      if FileKind(of: place) == .link { try FileManager.default.removeItem(at: place) }
      do throws(SystemFailure) {
        try DurableFile.replace(place.pathText, with: data)
      } catch {
        throw CommandFailure("\(place.pathText): \(error.words).", .fileTrouble)
      }
    case .copy(let copy):
      let draft = folder.appending(path: ".\(place.lastPathComponent).new")
      try? FileManager.default.removeItem(at: draft)
      try copyItem(copy, to: draft)
      guard rename(draft.pathText, place.pathText) == 0 else {
        throw CommandFailure("\(place.pathText): \(SystemFailure().words).", .fileTrouble)
      }
    }
  }

  /// A folder that has become empty goes as well; the system keeps one that has not.
  private func remove(_ file: BackedUpFile) throws {
    var place = url(file)
    try FileManager.default.removeItem(at: place)
    for _ in file.path.split(separator: "/").dropFirst() {
      place.deleteLastPathComponent()
      guard rmdir(place.pathText) == 0 else { break }
    }
  }

  /// Links are copied as links.
  private func copyItem(_ item: URL, to copy: URL) throws {
    try FileManager.default.createDirectory(
      at: copy.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try FileManager.default.copyItem(at: item, to: copy)
  }
}

/// A file of the workbook or of the demos, and its path from the top of its owner's folder.
package struct BackedUpFile: Hashable, Sendable {
  let owner: Backups.Owner
  package let path: String

  package init(_ path: String, of owner: Backups.Owner = .workbook) {
    self.owner = owner
    self.path = path
  }

  /// The path that a backup lists; nil if it leads out of the owner's folder.
  init?(pathInBackup: some StringProtocol) {
    let parts = pathInBackup.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count > 1, let owner = Backups.Owner(rawValue: String(parts[0])),
      !parts.contains(where: { ["", ".", ".."].contains($0) }), parts[1] != ".workbook"
    else { return nil }
    self.init(parts.dropFirst().joined(separator: "/"), of: owner)
  }

  var pathInBackup: String { "\(owner.rawValue)/\(path)" }
}

package struct FileChange: Sendable {
  package enum New: Equatable, Sendable {
    case nothing
    case text(Data)
    case copy(URL)
    /// It is copied only: something else changes it.
    case other
  }

  package let file: BackedUpFile
  package let new: New

  package init(_ file: BackedUpFile, _ new: New) {
    self.file = file
    self.new = new
  }
}

enum FileKind {
  case file, folder, link

  /// What is at a place, without following a link; nil if there is nothing.
  init?(of place: URL) {
    var status = stat()
    guard lstat(place.pathText, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: self = .folder
    case S_IFLNK: self = .link
    default: self = .file
    }
  }
}

extension URL {
  /// Its path as the system takes it.
  package var pathText: String {
    let path = path(percentEncoded: false)
    return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }
}

extension Error {
  /// What a person reads of an error of the file system.
  package var reason: String {
    if let failure = self as? CommandFailure { return failure.sentence }
    let info = (self as NSError).userInfo
    guard let system = info[NSUnderlyingErrorKey] as? NSError,
      let path = info[NSFilePathErrorKey] as? String
    else { return "\(self)" }
    return "\(path): \(SystemFailure(Int32(system.code)).words)."
  }
}
