/// What some files were before the workbook changed them: a folder with all of them.
package struct Backup: Equatable, Sendable {
  /// The name of its folder: `2026-11-21T02-45-12 reset TakeControl`.
  package let name: String
  /// Later backups have higher numbers.
  package let number: Int
  /// What the change was: `reset TakeControl`.
  package let reason: String
  /// What was at each path.
  package let before: [Change]
  /// Whether the change has not come to its end.
  package let isHalfDone: Bool

  /// Its folder, from the top of the workbook.
  package var folder: String { "\(BackupStore.backupsFolder)/\(name)" }

  static let list = "BACKUP.txt"
  /// In the folder of a backup, until the change is at its end: the files that it has not yet put into
  /// their places.
  static let new = ".new"
  /// What was in there when a change that was interrupted was taken back, or made again.
  static let left = ".left"
}

/// The text in the folder of a backup: what this is, and how to get it back by hand.
struct BackupText {
  let number: Int
  let time: String
  let reason: String
  let before: Snapshot
  let command: String

  private static let beforeThis = ", before this: "

  var text: String {
    let kept = Snapshot(before.entries.filter { $0.content != .nothing })
    let absent = Snapshot(before.entries.filter { $0.content == .nothing })
    var parts = [
      """
      Backup \(number)
      The workbook made it on \(time)\(Self.beforeThis)\(reason)
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

  /// The number and the reason in a text; nil if the workbook has not written it.
  static func head(of text: String) -> (number: Int, reason: String)? {
    let lines = text.unicodeScalars.split(separator: "\n").prefix(2).map { String($0) }
    guard let first = lines.first, first.utf8.starts(with: "Backup ".utf8),
      let number = Int(first.dropFirst("Backup ".count))
    else { return nil }
    let reason = lines.last?.unicodeScalars.split(separator: Self.beforeThis.unicodeScalars).last
    return (number, reason.map { String($0) } ?? "")
  }
}
