import Course
import Foundation
import Stage
import Usage

extension CommandWord {
  static let status = CommandWord(
    "status",
    promise: "How far you are, and what is next.",
    options: [.json],
    details: """
      No command at all does the same. On a terminal it is a list with keys: check,
      hint, lesson, demo, watch. Through a pipe, or where TERM is dumb, it is the same
      as plain text.
      """
  ) { typed, context in
    let course = try context.course()
    let progress = CourseProgress(of: course)
    if typed.has("--json") {
      context.say(try JSONStatus(course, progress).text)
    } else if context.terminal.hasKeys {
      return await context.showList(of: course)
    } else {
      for line in Overview(course: course, progress: progress).lines { context.terminal.say(line) }
    }
    return .success
  }
}
