import Course
import Usage

extension CommandWord {
  static let notes = CommandWord(
    "notes",
    operands: "CHAPTER",
    count: 1...1,
    promise: "What the instructor needs on stage.",
    details: "Through a pipe, it is markdown: notes 1 > notes.md"
  ) { typed, desk in
    let chapter = try desk.course().chapter(typed.words[0])
    guard let notes = chapter.lesson.notes, !notes.isEmpty else {
      throw CommandFailure(
        "\(chapter.stagePath) is not there. Get the file back from your clone.",
        .fileTrouble
      )
    }
    desk.show("# \(chapter.folder.prefix(2)) \(chapter.name) · on stage\n\n\(notes)")
    return .success
  }
}
