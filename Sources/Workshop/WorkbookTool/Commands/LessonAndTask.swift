import Course
import Stage
import Usage

extension Command {
  static let lesson = Command(
    name: "lesson",
    operands: "[CHAPTER]",
    summary: "The lesson of a chapter.",
    details: """
      Without a CHAPTER, it takes that of the next exercise. On a terminal, PAGER or
      less shows what is longer than the window; through a pipe it is the markdown:
      lesson 1 > lesson.md
      The opening has a number, too: lesson 0.
      """
  ) { typed, context in
    let course = try context.course()
    let page = try typed.operands.first.flatMap(course.page) ?? typed.chapter(of: course)
    try context.show(page.lesson)
    return .success
  }

  static let task = Command(
    name: "task",
    operands: "[EXERCISE]",
    summary: "What there is to do in an exercise.",
    details: "Without an EXERCISE, it takes the next one."
  ) { typed, context in
    let exercise = try typed.exercise(of: try context.course())
    let title = "\(exercise.label) \(exercise.name) · \(exercise.grade)"
    try context.show("# \(title)\n\n\(exercise.task)")
    context.say("")
    context.terminal.say(NextStep.fact("edit", exercise.location))
    return .success
  }
}

extension CourseChapter {
  /// The heading of its lesson.
  var title: String {
    lesson.firstMatch(of: /(?m)^# (.+)$/).map { String($0.1) } ?? name
  }
}
