import Course
import Dependencies
import Foundation
import OperatingSystem

/// Copies of what commands replace: a folder for each command, in `.workbook/backups`.
///
/// All that will change is copied first. Then each file is written in one step, or removed.
package struct Backups: Sendable {
  package static let folder = ".workbook/backups"

  /// Whose file it is: one of the workbook, or one that the demos keep. A backup has a folder for
  /// each owner.
  package enum Owner: String, Sendable { case workbook, demos }

  let root: URL
  /// The folder in which the demos keep what outlives them.
  let demos: URL

  private func url(_ file: BackedUpFile) -> URL {
    (file.owner == .demos ? demos : root).appending(path: file.path)
  }

  /// The backups, newest first.
  func all() -> [Backup] {
    let folder = root.appending(path: Self.folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.pathText)) ?? []
    return names.compactMap { Backup(at: folder.appending(path: $0)) }
      .sorted { $0.number > $1.number }
  }

  /// The changes that would make a difference.
  func needed(_ changes: [FileChange]) throws(CommandFailure) -> [FileChange] {
    if let folder = changes.first(where: { url($0.file).isFolder }) {
      throw CommandFailure(
        "Nothing has changed: \(folder.file.path) is a folder. Move it away.",
        .fileTrouble
      )
    }
    return changes.filter { change in
      let place = url(change.file)
      switch change.new {
      case .nothing: return place.isThere
      case .other: return (try? Data(contentsOf: place))?.isEmpty == false
      case .text(let data): return place.isLink || data != (try? Data(contentsOf: place))
      }
    }
  }

  /// Copies what changes will replace, into a folder that gets its name when all of it is there.
  func copy(_ changes: [FileChange], because reason: String) throws(CommandFailure) -> Backup {
    @Dependency(\.date.now) var now
    @Dependency(\.timeZone) var timeZone
    let time = now.formatted(
      Date.ISO8601FormatStyle(timeZone: timeZone).year().month().day()
        .dateTimeSeparator(.space).time(includingFractionalSeconds: false)
    )
    let number = (all().first?.number ?? 0) + 1
    let name = "\(number) \(reason), \(time.replacing(":", with: "."))"
    let files = changes.map(\.file)
    let backup = Backup(
      url: root.appending(path: "\(Self.folder)/\(name)"),
      number: number,
      reason: reason,
      files: files.filter { url($0).isThere },
      added: files.filter { !url($0).isThere }
    )
    let draft = root.appending(path: "\(Self.folder)/.\(UUID())")
    do {
      for file in backup.files {
        let copy = draft.appending(path: file.pathInBackup)
        try FileManager.default.createDirectory(
          at: copy.deletingLastPathComponent(),
          withIntermediateDirectories: true
        )
        // Of a link, the text that it leads to is copied.
        try FileManager.default.copyItem(at: url(file).resolvingSymlinksInPath(), to: copy)
      }
      try draft.write(backup.text(root: root, demos: demos), to: Backup.list)
      try FileManager.default.moveItem(at: draft, to: backup.url)
    } catch {
      try? FileManager.default.removeItem(at: draft)
      throw CommandFailure(
        "Nothing has changed: what is there cannot be copied. \(error.reason)",
        .fileTrouble
      )
    }
    return backup
  }

  /// Makes changes whose files a backup has, and then what else belongs to them.
  func make(
    _ changes: [FileChange],
    after backup: Backup,
    lastly: () throws -> Void = {}
  ) throws(CommandFailure) {
    do {
      for change in changes {
        switch change.new {
        case .nothing: try remove(change.file)
        case .text(let data): try write(data, to: url(change.file))
        case .other: break
        }
      }
      try lastly()
    } catch {
      throw CommandFailure(
        """
        \(error.reason)
        "\(backup.reason)" is half done: give the same command again, or go back.
        """,
        .fileTrouble
      )
    }
  }

  /// What brings back all that a backup has.
  func changes(restoring backup: Backup) throws(CommandFailure) -> [FileChange] {
    do {
      return try backup.added.map { FileChange($0, .nothing) }
        + backup.files.map { FileChange($0, .text(try Data(contentsOf: backup.copy(of: $0)))) }
    } catch {
      throw CommandFailure("Nothing has changed: \(error.reason)", .fileTrouble)
    }
  }

  /// What a link leads to is not this file: the link is replaced.
  private func write(_ data: Data, to place: URL) throws {
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    if place.isLink { try FileManager.default.removeItem(at: place) }
    try data.write(to: place, options: .atomic)
  }

  /// A folder that has become empty is removed as well; the system keeps one that has not.
  private func remove(_ file: BackedUpFile) throws {
    var place = url(file)
    try FileManager.default.removeItem(at: place)
    for _ in file.path.split(separator: "/").dropFirst() {
      place.deleteLastPathComponent()
      guard rmdir(place.pathText) == 0 else { break }
    }
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

  /// Its path in a backup; nil if it leads out of the owner's folder.
  init?(pathInBackup: some StringProtocol) {
    let parts = pathInBackup.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count > 1, let owner = Backups.Owner(rawValue: String(parts[0])),
      !parts.contains(where: { ["", ".", ".."].contains($0) }), parts[1] != ".workbook"
    else { return nil }
    self.init(parts.dropFirst().joined(separator: "/"), of: owner)
  }

  var pathInBackup: String { "\(owner.rawValue)/\(path)" }

  var shown: String { owner == .demos ? "\(path), which the demos keep" : path }
}

package struct FileChange: Sendable {
  package enum New: Equatable, Sendable {
    case nothing
    case text(Data)
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

extension URL {
  /// Its path as the system takes it.
  package var pathText: String {
    let path = path(percentEncoded: false)
    return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  var isThere: Bool { FileManager.default.fileExists(atPath: pathText) }

  /// Whether it is a folder, or a link to one.
  var isFolder: Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: pathText, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  fileprivate var isLink: Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: pathText)) != nil
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
