import Course
import Foundation
import Safekeeping
import Usage

extension CommandWord {
  static let restore = CommandWord(
    "restore",
    operands: "[BACKUP]",
    count: 0...1,
    promise: "Bring back what a reset or a stage has replaced.",
    options: [
      Option("--last", promise: "The newest backup. Typed again, it undoes itself."),
      Option("--data", promise: "The backups of what the demos keep."),
      .yes,
    ],
    details: """
      Without a BACKUP it lists them, newest first. A BACKUP is its number, or its
      name. It asks first; through a pipe it needs --yes. What is replaced goes into a
      backup of its own. Backups are plain folders in .workbook/backups, with the
      files under their paths; remove those that you do not need any more.
      """
  ) { typed, context in
    let isData = typed.has("--data")
    let store = isData ? context.demoBackups : context.backups(of: try context.course())
    let place = isData ? "\(context.stateFolder.path(percentEncoded: false).withSlash)" : ""
    let option = isData ? "--data " : ""
    let shelf = try store.shelf()
    for sentence in shelf.skipped { context.complain("Skipped: \(place)\(sentence)") }
    if typed.words.isEmpty, !typed.has("--last") {
      context.list(shelf.backups, option: option)
      return .success
    }
    let backup = try shelf.pick(typed)
    let needed = try store.needed(backup.before)
    guard
      try needed.isEmpty
        || context.confirm(
          """
          This takes back: \(backup.reason). It changes
          \(needed.shortList)
          What is there now goes to \(place)\(BackupStore.backupsFolder) first. Type y to go on:
          """,
          typed
        )
    else { return .success }
    let made = try store.restore(backup)
    guard let made else {
      context.say("Nothing had to change: everything is as backup \(backup.number) has it.")
      return .success
    }
    context.say("Everything is as it was before: \(backup.reason).")
    for line in made.whatBecame(by: backup.before) { context.say(line) }
    context.say(made.whereabouts(option: option, in: place))
    return .success
  }
}

extension String {
  fileprivate var withSlash: String { hasSuffix("/") ? self : "\(self)/" }
}

extension Shelf {
  fileprivate func pick(_ typed: Typed) throws(UsageError) -> Backup {
    guard let word = typed.words.first else {
      if let newest = backups.first { return newest }
      throw UsageError("There is no backup to restore.")
    }
    if typed.has("--last") {
      throw UsageError("\"\(word)\" and --last are two different things: type one of them.")
    }
    let named = backups.filter { $0.name == word || $0.folder == word || $0.number == Int(word) }
    if let found = named.first { return found }
    throw UsageError(
      "There is no backup \"\(word)\".",
      typed: word,
      known: backups.flatMap { [$0.name, "\($0.number)"] }
    )
  }
}

extension CommandContext {
  fileprivate func list(_ backups: [Backup], option: String) {
    guard !backups.isEmpty else {
      say("There are no backups yet: nothing of yours has been replaced.")
      return
    }
    say("Backups, newest first, and what is in them:")
    let width = String(backups.map(\.number).max() ?? 0).count
    for backup in backups {
      let indentation = String(repeating: " ", count: width + 4)
      say("\n  \(String(backup.number).leftPadding(to: width))  \(backup.name)")
      if backup.isHalfDone { say("\(indentation)half done") }
      for line in backup.contents { say("\(indentation)\(line)") }
    }
    say("\nTo go back to what one has: swift run workbook restore \(option)\(backups[0].number)")
  }
}

extension Backup {
  /// What it has, in a few lines.
  fileprivate var contents: [String] {
    let lines = before.sorted { $0.path < $1.path }.map { change in
      change.content == .nothing ? "\(change.path) (was not there)" : "\(change.path)"
    }
    return lines.count > 8 ? lines.prefix(7) + ["and \(lines.count - 7) more"] : lines
  }
}
