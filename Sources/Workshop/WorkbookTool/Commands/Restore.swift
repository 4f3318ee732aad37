import Usage

extension Command {
  static let restore = Command(
    name: "restore",
    operands: "[BACKUP]",
    operandCount: 0...1,
    summary: "Bring back what a reset or a stage has replaced.",
    options: [.yes],
    details: """
      Without a BACKUP it lists them, newest first. A BACKUP is its number. It asks
      first; through a pipe it needs --yes. What is replaced goes into a backup of its
      own. Backups are plain folders in .workbook/backups, with the files under their
      paths; remove those that you do not need any more.
      """
  ) { typed, context in
    let course = try context.course()
    let all = context.backups(of: course).all()
    guard let word = typed.operands.first else {
      context.list(all)
      return .success
    }
    guard let backup = all.first(where: { "\($0.number)" == word }) else {
      throw UsageError("There is no backup \"\(word)\": swift run workbook restore lists them.")
    }
    _ = try context.replace(
      backup.changes(),
      because: "restore \(backup.number)",
      in: course,
      asksFirst: !typed.has("--yes"),
      done: "These are as they were before: \(backup.reason)."
    )
    return .success
  }
}

extension CommandContext {
  fileprivate func list(_ backups: [Backup]) {
    guard let newest = backups.first else {
      say("There are no backups yet: nothing of yours has been replaced.")
      return
    }
    say("Backups, newest first:\n")
    for backup in backups {
      let count = (try? backup.changes().count) ?? 0
      say("  \(backup.name) (\(counted(count, "file")))")
    }
    say("\nTo go back to what the newest has: \(newest.command)")
  }
}
