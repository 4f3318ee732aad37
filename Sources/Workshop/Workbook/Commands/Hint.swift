import Course
import Usage

extension CommandWord {
  static let hint = CommandWord(
    "hint",
    operands: "EXERCISE",
    count: 1...1,
    promise: "One more hint each time: a question, a pointer, almost the answer.",
    options: [Option("--level", "N", promise: "That hint, from 1 to 3, and none after it.")]
  ) { typed, desk in
    let course = try desk.course()
    let exercise = try course.exercise(typed.words[0])
    let level = try typed.number("--level", in: 1...3) ?? 1
    let hints = try exercise.hints
    desk.say("\(exercise.name) · \(hints[level - 1].title)\n\n\(hints[level - 1].text)")
    return .success
  }
}
