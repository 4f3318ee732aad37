import Course
import Stage
import Usage

extension Command {
  static let diff = Command(
    name: "diff",
    operands: "[CHAPTER] [MODEL] [FROM TO]",
    summary: "What took control of a chapter: the diff.",
    details: """
      FROM and TO are versions of its demo. If you name none, they are uncontrolled
      and controlled, or the first and the last. The comment at the head of the files
      and the name of the class are folded.
      MODEL is the beginning of a file's name, if a version has several:
      diff 10 Record

      On a terminal it is in colour, and PAGER or less shows what is longer than the
      window. Through a pipe it is plain text, as the lessons quote it.
      """
  ) { typed, context in
    let course = try context.course()
    let chapter = try typed.chapter(of: course)
    let lines = try chapter.diff(typed: typed.rest).lines
    try context.page(lines.map { StyledLine($0, .ofDiff($0.first)) }, hanging: 2)
    return .success
  }
}

extension TextStyle {
  /// The style of a line of a diff, by its first letter.
  static func ofDiff(_ mark: Character?) -> TextStyle {
    switch mark {
    case "+": .good
    case "-": TextStyle(foreground: .brightRed)
    case "@": .dim
    default: .plain
    }
  }
}
