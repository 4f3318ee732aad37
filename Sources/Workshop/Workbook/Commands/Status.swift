import Course

extension CommandWord {
  static let status = CommandWord(
    "status",
    promise: "How far you are, and what to do next. It is what no command at all does, too."
  ) { _, desk in
    for chapter in try desk.course().chapters { desk.say(chapter.folder) }
    return .success
  }
}
