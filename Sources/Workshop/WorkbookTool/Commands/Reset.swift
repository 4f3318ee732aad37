import Course
import Foundation
import OutsideWorld
import Usage

extension Command {
  static let reset = Command(
    name: "reset",
    operands: "WHAT",
    operandCount: 0...1,
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
    guard let word = typed.operands.first else {
      throw UsageError("Say what to reset: an exercise, a chapter, all, permissions, or data.")
    }
    var asksFirst = !typed.has("--yes")
    let changes: [FileChange]
    let done: String
    switch word {
    case "permissions":
      changes = context.permissions
      done = "Every demo will ask again, in all copies of the workbook on this machine."
      asksFirst = false
    case "data":
      changes = context.data
      done = "Every demo starts afresh."
      asksFirst = false
    default:
      let files = try context.exercises(named: word, in: course).flatMap(\.files)
      changes = try files.map { try course.change($0) }
      done = "As it was when the course was handed out:"
    }
    let reason = "reset \(word.replacing("/", with: "-"))"
    _ = try context.replace(
      changes,
      because: reason,
      in: course,
      asksFirst: asksFirst,
      done: done
    )
    return .success
  }
}

extension CommandContext {
  /// The demos' record of permissions, to be removed.
  package var permissions: [FileChange] { [FileChange(StateFolder.permissions, nil, of: .demos)] }

  /// The folder in which a collector keeps its events.
  package var telemetryFolder: URL { stateFolder.appending(path: StateFolder.telemetry) }

  /// All that the demos keep, except permissions and events, to be removed.
  package var documents: [FileChange] { data.filter { $0.path != StateFolder.events } }

  fileprivate var data: [FileChange] {
    stateFolder.files(below: "").filter {
      $0 != StateFolder.permissions && !$0.hasPrefix(".workbook")
    }
    .map { FileChange($0, nil, of: .demos) }
  }
}
