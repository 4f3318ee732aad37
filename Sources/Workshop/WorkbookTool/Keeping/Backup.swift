import Foundation

/// What some files were before a command changed them: a folder of copies.
package struct Backup: Sendable {
  /// Its folder: `.workbook/backups/3 reset TakeControl, 2026-11-21 02.45.12`.
  let url: URL
  /// Later backups have higher numbers.
  let number: Int
  /// The command: `reset TakeControl`.
  let reason: String
  /// The files that have a copy.
  let files: [BackedUpFile]
  /// The files that were not there before.
  let added: [BackedUpFile]

  static let list = "BACKUP.txt"
}

extension Backup {
  /// Reads it from its folder; nil if the folder is no backup.
  init?(at url: URL) {
    guard let name = url.lastPathComponent.wholeMatch(of: /(\d+) (.+), [-0-9. ]+/),
      let number = Int(name.1),
      let text = try? String(contentsOf: url.appending(path: Self.list), encoding: .utf8)
    else { return nil }
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: url.pathText)) ?? []
    self.init(
      url: url,
      number: number,
      reason: String(name.2),
      files: paths.filter { !url.appending(path: $0).isFolder }.sorted()
        .compactMap { BackedUpFile(pathInBackup: $0) },
      added: text.split(separator: "\n").filter { $0.hasPrefix("  ") }
        .compactMap { BackedUpFile(pathInBackup: $0.dropFirst(2)) }
    )
  }

  /// What stands in its folder, for people; `restore` reads what was not there.
  func text(root: URL, demos: URL) -> String {
    """
    What was there before "\(reason)" is in this folder.
    To go back to it: \(command)
    By hand: copy what is in "workbook" to \(root.pathText),
    and what is in "demos" to \(demos.pathText).

    What was not there, and has to be removed:
    \(added.map { "  \($0.pathInBackup)\n" }.joined())
    """
  }

  func copy(of file: BackedUpFile) -> URL { url.appending(path: file.pathInBackup) }

  var name: String { url.lastPathComponent }

  var command: String { "swift run workbook restore \(number)" }

  /// Where the files are now, and how to get them back.
  var notice: String {
    "\(files.isEmpty ? "That nothing was there is noted" : "What was there is") in "
      + "\(Backups.folder)/\(name).\nTo go back: \(command)"
  }

  /// What the change did with each file, in a line each.
  func summary(of changes: [FileChange]) -> [String] {
    let gone = Set(changes.filter { $0.new == .nothing }.map(\.file))
    return
      (files.map { (gone.contains($0) ? "removed" : "changed", $0) }
      + added.map { ("added  ", $0) })
      .sorted { $0.1.pathInBackup < $1.1.pathInBackup }
      .map { "  \($0)  \($1.shown)" }
  }
}
