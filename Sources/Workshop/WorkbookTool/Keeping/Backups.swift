import Course
import Dependencies
import Foundation
import OperatingSystem

/// Copies of what commands replace: a folder for each command, in `.workbook/backups`.
///
/// All that will change is copied first. Then each file is written in one step, or removed.
struct Backups: Sendable {
  static let folder = ".workbook/backups"

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
    return changes.filter { $0.new != (try? Data(contentsOf: url($0.file))) }
  }

  /// Copies what changes will replace.
  func copy(_ changes: [FileChange], because reason: String) throws(CommandFailure) -> Backup {
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
      files: changes.map(\.file).filter { url($0).isThere }
    )
    do {
      for file in backup.files {
        try write(try Data(contentsOf: url(file)), to: backup.copy(of: file))
      }
    } catch {
      try? FileManager.default.removeItem(at: backup.url)
      throw CommandFailure(
        "Nothing has changed: what is there cannot be copied. \(error.reason)",
        .fileTrouble
      )
    }
    return backup
  }

  /// Makes changes whose files a backup has.
  func make(_ changes: [FileChange], after backup: Backup) throws(CommandFailure) {
    do {
      for change in changes {
        if let new = change.new {
          try write(new, to: url(change.file))
        } else {
          try remove(change.file)
        }
      }
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

  private func write(_ data: Data, to place: URL) throws {
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
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

/// What some files were before a command changed them: a folder of copies.
struct Backup: Sendable {
  /// Its folder: `.workbook/backups/3 reset TakeControl, 2026-11-21 02.45.12`.
  let url: URL
  /// Later backups have higher numbers.
  let number: Int
  /// The command: `reset TakeControl`.
  let reason: String
  /// The files that were there.
  let files: [BackedUpFile]

  func copy(of file: BackedUpFile) -> URL {
    url.appending(path: "\(file.owner.rawValue)/\(file.path)")
  }

  var name: String { url.lastPathComponent }

  var command: String { "swift run workbook restore \(number)" }

  /// Where the files are now, and how to get them back.
  var notice: String {
    "What was there is in \(Backups.folder)/\(name).\nTo go back: \(command)"
  }

  /// What brings all of it back.
  func changes() throws(CommandFailure) -> [FileChange] {
    do {
      return try files.map { FileChange($0, try Data(contentsOf: copy(of: $0))) }
    } catch {
      throw CommandFailure("Nothing has changed: \(error.reason)", .fileTrouble)
    }
  }
}

extension Backup {
  /// Reads it from its folder; nil if the folder is no backup.
  init?(at url: URL) {
    guard let name = url.lastPathComponent.wholeMatch(of: /(\d+) (.+), [-0-9. ]+/),
      let number = Int(name.1)
    else { return nil }
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: url.pathText)) ?? []
    self.init(
      url: url,
      number: number,
      reason: String(name.2),
      files: paths.sorted().compactMap { path in
        let parts = path.split(separator: "/", maxSplits: 1).map(String.init)
        guard parts.count == 2, let owner = Backups.Owner(rawValue: parts[0]),
          !url.appending(path: path).isFolder
        else { return nil }
        return BackedUpFile(parts[1], of: owner)
      }
    )
  }
}

/// A file of the workbook or of the demos, and its path from the top of its owner's folder.
package struct BackedUpFile: Hashable, Sendable {
  let owner: Backups.Owner
  package let path: String

  package init(_ path: String) { self.init(path, of: .workbook) }

  init(_ path: String, of owner: Backups.Owner) {
    self.owner = owner
    self.path = path
  }

  var shown: String { owner == .demos ? "\(path), which the demos keep" : path }
}

package struct FileChange: Sendable {
  package let file: BackedUpFile
  /// Nil if there is to be no file.
  let new: Data?

  package init(_ file: BackedUpFile, _ new: Data?) {
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
