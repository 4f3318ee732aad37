import Course
import Foundation
import OutsideWorld
import Usage

extension Command {
  static let reset = Command(
    name: "reset",
    operands: "WHAT",
    summary: "Put an exercise back, or what the demos keep.",
    options: [.yes],
    details: """
      WHAT is an exercise, a chapter, or one of these:

      all           Every exercise.
      permissions   Every demo asks again, as after an app was deleted.
      data          What the demos keep for their next run goes: documents and events.
                    A collector that runs keeps its events: end it first.

      It asks before it replaces an exercise; through a pipe it then needs --yes.
      Copies are kept in .workbook/backups: swift run workbook restore brings them
      back. It works without git.
      """
  ) { typed, context in
    let course = try context.course()
    let word = typed.operands[0]
    let (changes, done) =
      switch word {
      case "permissions":
        (
          context.permissions,
          "Every demo will ask again, in all copies of the workbook on this machine."
        )
      case "data": (context.data, "Every demo starts afresh.")
      default:
        (
          try context.exercises(named: word, in: course).flatMap(\.files).map(course.change),
          "As it was when the course was handed out:"
        )
      }
    _ = try context.replace(
      changes,
      because: "reset \(word.replacing("/", with: "-"))",
      in: course,
      asksFirst: !typed.has("--yes") && !["permissions", "data"].contains(word),
      done: done
    )
    return .success
  }

  static let restore = Command(
    name: "restore",
    operands: "[BACKUP]",
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
  /// The demos' record of permissions, to be removed.
  package var permissions: [FileChange] { [FileChange(removing: StateFolder.permissions)] }

  /// The folder in which a collector keeps its events.
  package var telemetryFolder: URL { stateFolder.appending(path: StateFolder.telemetry) }

  /// All that the demos keep, except permissions and events, to be removed.
  package var documents: [FileChange] { data.filter { $0.path != StateFolder.events } }

  fileprivate var data: [FileChange] {
    stateFolder.files(below: "").filter {
      $0 != StateFolder.permissions && !$0.hasPrefix(".workbook")
    }
    .map(FileChange.init(removing:))
  }

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
