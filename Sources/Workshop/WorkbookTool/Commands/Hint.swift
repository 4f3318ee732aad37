import Course
import Usage

extension Command {
  static let hint = Command(
    name: "hint",
    operands: "[EXERCISE]",
    summary: "A question, a pointer, almost the answer.",
    details: """
      Without an EXERCISE, it takes the next one. Each time you get the hint after the
      last one. .workbook/progress.txt says how many you have seen.
      """
  ) { typed, context in
    let course = try context.course()
    let exercise = try typed.exercise(of: course)
    let hints = try exercise.hints
    guard !hints.isEmpty else {
      throw SentenceError(
        "\(exercise.hintsPath) has no hints for \(exercise.name). Get the file back from your clone."
      )
    }
    var progress = CourseProgress(of: course)
    let seen = min(progress.hintsSeen[exercise.id] ?? 0, hints.count)
    let number = min(seen + 1, hints.count)
    let hint = hints[number - 1]
    // `2. A pointer` is called "A pointer": its number is said already.
    let title = hint.heading.trimmingPrefix(/\d+\.\s/)
    context.say("\(exercise.name) · hint \(number) of \(hints.count) · \(title)\n")
    try context.show(hint.text)
    let (sentence, command, option) =
      switch hints.count - number {
      case _ where progress.state(of: exercise) == .solved:
        ("You have solved it. To see our answer, type:", "solution", "")
      case 0 where seen == hints.count:
        // Before the exercise is solved, nothing else shows the solution.
        ("These were all, and this was the last. To see a solution, type:", "solution", " --spoil")
      case 0: ("That was the last one. Is it right? Type:", "check", "")
      default: ("Try again first; then type:", "hint", "")
      }
    context.say("\n\(sentence)\n  swift run workbook \(command) \(exercise.name)\(option)")
    progress.hintsSeen[exercise.id] = number
    context.save(progress)
    return .success
  }
}
