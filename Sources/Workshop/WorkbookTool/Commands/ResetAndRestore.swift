import Course
import Usage

extension Command {
  static let reset = Command(
    name: "reset",
    operands: "WHAT",
    summary: "Put an exercise back, or the demos' permissions.",
    details: """
      WHAT is an exercise, a chapter, or one of these:

      all           Every exercise.
      permissions   Every demo asks again, as after an app was deleted.

      Copies are kept in .workbook/backups: swift run workbook restore brings them
      back. It works without git.
      """
  ) { typed, context in
    let course = try context.course()
    let word = typed.operands[0]
    let isOfDemos = word == "permissions"
    let files = isOfDemos ? [] : try context.exercises(named: word, in: course).flatMap(\.files)
    try context.replace(
      isOfDemos ? context.permissions : files.map(course.change),
      because: "reset \(word.replacing("/", with: "-"))",
      in: course,
      done: isOfDemos
        ? "Every demo will ask again, in all copies of the workbook on this machine."
        : "As it was when the course was handed out:"
    )
    return .success
  }

  static let restore = Command(
    name: "restore",
    operands: "[BACKUP]",
    summary: "Bring back what a reset or a stage has replaced.",
    details: """
      Without a BACKUP it lists them, newest first. A BACKUP is its number, or what
      was reset: TakeControl. What is replaced goes into a backup of its own.
      Backups are plain folders in .workbook/backups, with the files under their
      paths; remove those that you do not need any more.
      """
  ) { typed, context in
    let course = try context.course()
    let all = context.backups(of: course).all()
    guard let word = typed.operands.first else {
      context.list(all)
      return .success
    }
    let numbered = all.first { "\($0.number)" == word }
    let reasons = ["reset \(word)", "stage \(word)"]
    guard let backup = numbered ?? all.first(where: { reasons.contains($0.reason) }) else {
      throw UsageError("There is no backup \"\(word)\": swift run workbook restore lists them.")
    }
    try context.replace(
      backup.changes(),
      because: "restore \(backup.number)",
      in: course,
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
