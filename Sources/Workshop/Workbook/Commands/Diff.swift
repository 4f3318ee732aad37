import Course
import Stage
import Usage

extension CommandWord {
  static let diff = CommandWord(
    "diff",
    operands: "[CHAPTER] [FROM TO]",
    count: 0...3,
    promise: "What took control of a chapter: the diff.",
    details: """
      FROM and TO are versions of its demo: uncontrolled and controlled, if you name none. The comment at
      the head of the files and the name of the class are folded.

      On a terminal it is in colour, and side by side where the window allows. Through a pipe it is plain
      text, as the lessons quote it.
      """
  ) { typed, desk in
    let course = try desk.course()
    let chapter = try typed.chapter(of: course)
    let versions = typed.rest.isEmpty ? ["uncontrolled", "controlled"] : typed.rest
    guard versions.count == 2 else {
      throw UsageError(
        "Name two versions, FROM and TO, or none: diff \(chapter.name) \(versions[0]) controlled"
      )
    }
    let diff = try chapter.diff(from: versions[0], to: versions[1])
    if let size = desk.terminal.size {
      let picture = DiffPicture(diff, from: versions[0], to: versions[1])
      desk.terminal.show(picture.picture(columns: size.columns))
    } else {
      desk.say(diff.lines.joined(separator: "\n"))
    }
    return .success
  }
}
