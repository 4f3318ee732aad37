import Course
import Foundation
import Safekeeping
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

      It asks first, and keeps your file in .workbook/backups: swift run workbook
      restore brings it back. Through a pipe it needs --yes. It works without git.
      """
  ) { typed, context in
    switch (typed.words.first, typed.has("--all")) {
    case ("permissions", false): return try context.resetPermissions()
    case ("data", false): return try context.resetData()
    case (let word?, false):
      let course = try context.course()
      let found = try course.find(word)
      return try context.reset(found.exercises, called: found.title, typed, in: course)
    case (nil, true):
      let course = try context.course()
      return try context.reset(course.exercises, called: "all exercises", typed, in: course)
    case (nil, false):
      throw UsageError(
        "Say what to reset: an exercise, a chapter, --all of them, permissions, or data."
      )
    case (let word?, true):
      throw UsageError("\"\(word)\" and --all are two different things: type one of them.")
    }
  }
}

extension Selection {
  fileprivate var title: String {
    switch self {
    case .chapter(let chapter): chapter.name
    case .exercise(let exercise): exercise.name
    }
  }
}

extension CommandContext {
  fileprivate func reset(
    _ exercises: [Exercise],
    called title: String,
    _ typed: Typed,
    in course: Course
  ) throws -> ExitCode {
    let store = backups(of: course)
    let wanted = try exercises.flatMap(\.files).map { try change($0, in: course) }
    let needed = try store.needed(wanted)
    let files = needed.map { "  \($0.path)" }.joined(separator: "\n")
    let question = """
      This puts the \(needed.count == 1 ? "starter" : "starters") back into
      \(files)
      What is there now goes to \(BackupStore.backupsFolder) first. Type y to go on:
      """
    guard try needed.isEmpty || confirm(question, typed) else { return .success }
    let backup = try store.change(wanted, because: "reset \(title)")
    guard let backup else {
      say(
        wanted.count == 1
          ? "Nothing had to change: \(wanted[0].path) is as it was shipped."
          : "Nothing had to change: all \(wanted.count) files are as they were shipped."
      )
      return .success
    }
    let changed = backup.before.map(\.path.description)
    let isOne = changed.count == 1
    say("\(changed.joined(separator: "\n")) \(isOne ? "is" : "are") as shipped.")
    say(backup.whereabouts())
    return .success
  }

  /// The change that makes a file of an exercise what it was when it was shipped, or its solution.
  func change(
    _ file: Exercise.File,
    isSolved: Bool = false,
    in course: Course
  ) throws(CommandFailure) -> Change {
    let text =
      isSolved ? course.root.text(of: file.solutionPath) : try? file.starter(in: course.root)
    guard let text, let path = RelativePath(file.path) else {
      throw CommandFailure(
        """
        Nothing has changed: \(file.path) as it was shipped is \(file.solutionPath) with the lines \
        of \(file.starterPath), and one of these is missing or does not fit the other. Get both \
        back from your clone.
        """,
        .fileTrouble
      )
    }
    return Change(path, .file(Data(text.utf8)))
  }
}
