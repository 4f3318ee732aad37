import Foundation

/// What some files were before a command changed them.
package struct Backup: Sendable {
  /// Its folder: `.workbook/backups/3 reset TakeControl, 2026-11-21 02.45.12`.
  let url: URL
  /// Later backups have higher numbers.
  package let number: Int
  /// The command: `reset TakeControl`.
  package let reason: String
  /// What was there.
  package let files: [BackedUpFile]
  /// What was not there.
  package let added: [BackedUpFile]
  /// Whether the process ended before all files were changed.
  package let isHalfDone: Bool

  static let list = "BACKUP.txt"
  /// An empty file that is in the folder until the change is complete.
  static let halfDone = "HALF DONE"
  private static let wasNotThere = "This was not there:"
}

extension Backup {
  /// Reads it from its folder; nil if it has no list.
  init?(at url: URL) {
    guard let name = url.lastPathComponent.wholeMatch(of: /(\d+) (.+), [-0-9. ]+/),
      let number = Int(name.1),
      let text = try? String(contentsOf: url.appending(path: Self.list), encoding: .utf8)
    else { return nil }
    func files(in text: String?) -> [BackedUpFile] {
      (text ?? "").split(separator: "\n").filter { $0.hasPrefix("  ") }
        .compactMap { BackedUpFile(pathInBackup: $0.dropFirst(2)) }
    }
    let parts = text.components(separatedBy: Self.wasNotThere)
    self.init(
      url: url,
      number: number,
      reason: String(name.2),
      files: files(in: parts[0]),
      added: files(in: parts.dropFirst().first),
      isHalfDone: FileKind(of: url.appending(path: Self.halfDone)) != nil
    )
  }

  /// Its list, for people and for `restore` alike.
  func text(root: URL, demos: URL) -> String {
    func lines(_ files: [BackedUpFile]) -> String {
      files.map { "  \($0.pathInBackup)\n" }.joined()
    }
    return """
      Before "\(reason)", this was there. The files are in this folder.
      \(lines(files))
      \(Self.wasNotThere)
      \(lines(added))
      To go back to it, type: \(command)
      By hand: copy what is in "workbook" to \(root.pathText),
      and what is in "demos" to \(demos.pathText). Remove what was not there.

      """
  }

  func copy(of file: BackedUpFile) -> URL { url.appending(path: file.pathInBackup) }

  /// Its folder, from the top of the workbook.
  package var folder: String { "\(Backups.folder)/\(name)" }

  var name: String { url.lastPathComponent }

  package var command: String { "swift run workbook restore \(number)" }

  /// Where the files are now, and how to get them back.
  package var notice: String {
    "\(files.isEmpty ? "That nothing was there is noted" : "What was there is") in \(folder).\n"
      + "To go back: \(command)"
  }

  package var halfDoneNotice: String {
    """
    "\(reason)" is half done. All that was there is in \(folder).
    To go back: \(command). To finish it, give the same command again.
    """
  }

  /// What the change did with each file, in a line each.
  package func summary(of changes: [FileChange]) -> [String] {
    let gone = Set(changes.filter { $0.new == .nothing }.map(\.file))
    return
      (files.map { (gone.contains($0) ? "removed" : "changed", $0) }
      + added.map { ("added  ", $0) })
      .sorted { $0.1.pathInBackup < $1.1.pathInBackup }
      .map { "  \($0)  \($1.shown)" }
  }
}

extension BackedUpFile {
  package var shown: String { owner == .demos ? "\(path), which the demos keep" : path }
}

extension [FileChange] {
  /// The paths, a line for each, and no more than a screen holds.
  package var list: String {
    let lines = map { "  \($0.file.shown)" }.sorted()
    let shown =
      lines.count > 12 ? lines.prefix(11) + ["  and \(lines.count - 11) more"] : lines[...]
    return shown.joined(separator: "\n")
  }
}
