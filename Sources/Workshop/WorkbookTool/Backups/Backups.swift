import Course
import Dependencies
import Foundation
import OperatingSystem

/// Copies of what commands replace: a folder for each command, in `.workbook/backups`.
///
/// All that will change is copied first. Then each file is written in one step, or removed.
struct Backups: Sendable {
  static let folder = ".workbook/backups"

  let root: URL
  /// The folder in which the demos keep what outlives them.
  let demos: URL

  private func home(of change: FileChange) -> URL { change.owner == .demos ? demos : root }

  private func url(_ change: FileChange) -> URL { home(of: change).appending(path: change.path) }

  /// The backups, newest first.
  func all() -> [Backup] {
    root.names(in: Self.folder)
      .compactMap { Backup(at: root.appending(path: "\(Self.folder)/\($0)")) }
      .sorted { $0.number > $1.number }
  }

  /// The changes that would make a difference.
  func needed(_ changes: [FileChange]) -> [FileChange] {
    changes.filter { $0.new != (try? Data(contentsOf: url($0))) }
  }

  /// Copies what changes will replace. Nil if there is nothing of it yet.
  func copy(_ changes: [FileChange], because reason: String) throws -> Backup? {
    @Dependency(\.date.now) var now
    @Dependency(\.timeZone) var timeZone
    let time = now.formatted(
      Date.ISO8601FormatStyle(timeZone: timeZone).year().month().day()
        .dateTimeSeparator(.space).time(includingFractionalSeconds: false)
    )
    let number = (all().first?.number ?? 0) + 1
    let name = "\(number) \(reason), \(time.replacing(":", with: "."))"
    let folder = root.appending(path: "\(Self.folder)/\(name)")
    let files = changes.filter { FileManager.default.fileExists(atPath: url($0).path) }
    for file in files {
      try folder.write(try Data(contentsOf: url(file)), to: "\(file.owner)/\(file.path)")
    }
    return files.isEmpty ? nil : Backup(at: folder)
  }

  /// Makes changes whose files were copied.
  func apply(_ changes: [FileChange]) throws {
    for change in changes {
      if let new = change.new {
        try home(of: change).write(new, to: change.path)
      } else {
        try remove(change)
      }
    }
  }

  /// A folder that has become empty is removed as well; the system keeps one that has not.
  private func remove(_ file: FileChange) throws {
    var place = url(file)
    try FileManager.default.removeItem(at: place)
    for _ in file.path.split(separator: "/").dropFirst() {
      place.deleteLastPathComponent()
      guard rmdir(place.path) == 0 else { break }
    }
  }
}

/// A folder of copies: some files as they were before a command changed them.
struct Backup: Sendable {
  /// Its folder: `.workbook/backups/3 reset TakeControl, 2026-11-21 02.45.12`.
  let url: URL
  /// Later backups have higher numbers.
  let number: Int
  /// The command: `reset TakeControl`.
  let reason: String

  /// Nil if the folder is no backup.
  init?(at url: URL) {
    guard let name = url.lastPathComponent.wholeMatch(of: /(\d+) (.+), [-0-9. ]+/),
      let number = Int(name.1)
    else { return nil }
    (self.url, self.number, reason) = (url, number, String(name.2))
  }

  var name: String { url.lastPathComponent }

  var command: String { "swift run workbook restore \(number)" }

  /// Two sentences for the person: the folder of the copies, and the command that restores them.
  var notice: String {
    "What was there is in \(Backups.folder)/\(name).\nTo go back: \(command)"
  }

  /// The changes that restore all of it.
  func changes() throws -> [FileChange] {
    try FileChange.Owner.allCases.flatMap { owner in
      let copies = url.appending(path: "\(owner)")
      return try copies.files(below: "").map { path in
        let copy = try Data(contentsOf: copies.appending(path: path))
        return FileChange(owner: owner, path: path, new: copy)
      }
    }
  }
}

/// A file of the workbook, or one that the demos keep, and what is to be in it.
package struct FileChange: Sendable {
  /// A backup has a folder of copies for each.
  enum Owner: CaseIterable { case workbook, demos }

  var owner = Owner.workbook
  /// From the top of the workbook, or of the demos' folder.
  package let path: String
  /// Nil if there is to be no file.
  let new: Data?

  var shown: String { owner == .demos ? "\(path), which the demos keep" : path }
}

extension FileChange {
  package init(_ path: String, _ new: Data?) { self.init(path: path, new: new) }

  /// A file of the demos, to be removed.
  init(removing path: String) { self.init(owner: .demos, path: path, new: nil) }
}
