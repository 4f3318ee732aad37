import Course
import Stage
import Usage

extension Command {
  static let status = Command(
    name: "status",
    summary: "How far you are, and what is next.",
    details: """
      No command at all does the same. On a terminal it is a menu with keys, each of
      which stands for a command. Through a pipe, or where TERM is dumb, it is plain
      text.
      """
  ) { _, context in
    if context.terminal.hasKeys { return try await context.showMenu() }
    context.terminal.say(Overview(of: try context.course()).lines)
    return .success
  }
}
