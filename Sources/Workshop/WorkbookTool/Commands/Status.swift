import Course
import Stage
import Usage

extension CommandWord {
  static let status = CommandWord(
    "status",
    promise: "How far you are, and what is next.",
    details: """
      No command at all does the same. On a terminal it is a list with keys, each of
      which stands for a command. Through a pipe, or where TERM is dumb, it is plain
      text.
      """
  ) { _, context in
    try await context.showProgress(isWhole: false)
  }

  static let list = CommandWord(
    "list",
    promise: "All chapters and exercises.",
    details: "On a terminal it is the list with keys. Through a pipe it names every exercise."
  ) { _, context in
    try await context.showProgress(isWhole: true)
  }
}

extension CommandContext {
  @MainActor
  fileprivate func showProgress(isWhole: Bool) async throws -> ExitCode {
    let course = try course()
    if terminal.hasKeys { return try await showMenu() }
    let overview = Overview(course: course, progress: CourseProgress(of: course), isWhole: isWhole)
    for line in overview.lines { terminal.say(line) }
    return .success
  }
}
