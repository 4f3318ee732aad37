import Course
import Stage
import Usage

extension CommandWord {
  static let diff = CommandWord(
    "diff",
    operands: "[CHAPTER] [MODEL] [FROM TO]",
    count: 0...4,
    promise: "What took control of a chapter: the diff.",
    details: """
      FROM and TO are versions of its demo: uncontrolled and controlled, if you name
      none. The comment at the head of the files and the name of the class are folded.
      MODEL is the beginning of a file's name, if a version has several:
      diff 10 Record

      On a terminal it is in colour, and side by side if the window allows; PAGER or
      less shows what is longer than the window. Through a pipe it is plain text, as
      the lessons quote it.
      """
  ) { typed, context in
    let course = try context.course()
    let chapter = try typed.chapter(of: course)
    let (diff, old, new) = try chapter.diff(typed: typed.rest)
    guard let size = context.terminal.size else {
      context.say(diff.lines.joined(separator: "\n"))
      return .success
    }
    let picture = DiffPicture(diff, from: old, to: new).picture(columns: size.columns)
    try context.page(picture)
    return .success
  }
}
