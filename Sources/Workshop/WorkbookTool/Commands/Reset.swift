import Course
import Foundation
import Usage

extension CommandWord {
  static let reset = CommandWord(
    "reset",
    operands: "WHAT",
    count: 0...1,
    promise: "Put an exercise back, or what the demos keep.",
    options: [Option("--all", promise: "Every exercise."), .yes],
    details: """
      WHAT is an exercise, a chapter, or one of these:

      permissions   Every demo asks again, as after an app was deleted.
      data          What the demos keep for their next run goes: documents and events.
                    A collector that runs keeps its events: end it first.

      It asks before it replaces an exercise; through a pipe it then needs --yes.
      Copies are kept in .workbook/backups: swift run workbook restore brings them
      back. It works without git.
      """
  ) { typed, context in
    let course = try context.course()
    var typed = typed
    var changes: [FileChange] = []
    var done = "As it was when the course was handed out:"
    func handedOut(_ exercises: [Exercise]) throws -> [FileChange] {
      try exercises.flatMap(\.files).map { try course.change($0) }
    }
    switch (typed.words.first, typed.has("--all")) {
    case ("permissions", false):
      changes = context.permissions
      done = "Every demo will ask again, in all copies of the workbook on this machine."
      typed.values["--yes"] = ""
    case ("data", false):
      changes = context.data
      done = "Every demo starts afresh."
      typed.values["--yes"] = ""
    case (let word?, false): changes = try handedOut(course.find(word).exercises)
    case (nil, true): changes = try handedOut(course.exercises)
    case (nil, false):
      throw UsageError(
        "Say what to reset: an exercise, a chapter, --all of them, permissions, or data."
      )
    case (let word?, true):
      throw UsageError("\"\(word)\" and --all are two different things: type one of them.")
    }
    let reason = "reset \(typed.words.first?.replacing("/", with: "-") ?? "all")"
    _ = try context.replace(changes, because: reason, in: course, typed, done: done)
    return .success
  }
}

extension CommandContext {
  private static let permissionsPath = "permissions.json"

  /// What the demos know of permissions, to be removed.
  package var permissions: [FileChange] { [FileChange(Self.permissionsPath, nil, of: .demos)] }

  /// All that the demos keep, except permissions and events, to be removed.
  package var documents: [FileChange] { data.filter { $0.path != "telemetry/events.jsonl" } }

  fileprivate var data: [FileChange] {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: stateFolder.path)) ?? []
    return paths.sorted().filter { path in
      path != Self.permissionsPath && !path.hasPrefix(".workbook")
        && !stateFolder.appending(path: path).isFolder
    }
    .map { FileChange($0, nil, of: .demos) }
  }
}
