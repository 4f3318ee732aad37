/// What some files were before the workbook changed them: a folder with all of them.
package struct Backup: Equatable, Sendable {
  /// The name of its folder: `2026-11-21T02-45-12 reset TakeControl`.
  package let name: String
  /// Later backups have higher numbers.
  package let number: Int
  /// What was at each path.
  package let before: [Change]
  /// What the change was to make of it, if the change has not come to its end.
  package let unfinished: [Change]?

  /// Its folder, from the top of the workbook.
  package var folder: String { "\(BackupStore.backupsFolder)/\(name)" }

  static let list = "BACKUP.txt"
  /// In the folder of a backup: what the change is to make of the files, until it has.
  static let unfinished = ".unfinished"
  static let unfinishedList = ".unfinished.txt"
  /// In the folder of a backup: what lay about after a process was killed.
  static let found = ".found"
}

/// The text in the folder of a backup: what this is, and how to get it back by hand.
struct BackupText {
  let number: Int
  let time: String
  let reason: String
  let before: Snapshot
  let command: String

  var text: String {
    let kept = Snapshot(before.entries.filter { $0.content != .nothing })
    let absent = Snapshot(before.entries.filter { $0.content == .nothing })
    var parts = [
      """
      Backup \(number)
      The workbook made it on \(time), before this: \(reason)
      """
    ]
    if !kept.entries.isEmpty {
      parts.append(
        """
        This was there. It is in this folder, under the path that it had in the folder around
        \(BackupStore.home). The number is its permissions.
        \(kept.lines.joined(separator: "\n"))
        """
      )
    }
    if !absent.entries.isEmpty {
      parts.append("This was not there.\n\(absent.lines.joined(separator: "\n"))")
    }
    parts.append(
      """
      To go back to this, type: \(command) \(number)
      By hand: copy what is in this folder to the folder around \(BackupStore.home), and remove what was not
      there.
      """
    )
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// The number in a text; nil if the workbook has not written it.
  static func number(in text: String) -> Int? {
    guard let line = text.unicodeScalars.split(separator: "\n").first.map({ String($0) }),
      line.utf8.starts(with: "Backup ".utf8)
    else { return nil }
    return Int(line.dropFirst("Backup ".count))
  }
}
