import Course
import Usage

extension CommandWord {
  static let hint = CommandWord(
    "hint",
    operands: "[EXERCISE]",
    count: 0...1,
    promise: "A question, a pointer, almost the answer.",
    options: [
      Option("--level", "N", promise: "Only that hint; the next call shows the one after it.")
    ],
    details: """
      Without an EXERCISE, it takes the next one. How many hints you have
      seen is kept in .workbook/hints.txt. You may delete that file, and the hints
      begin anew.
      """
  ) { typed, context in
    let course = try context.course()
    let exercise = try typed.exercise(of: course)
    let shown = try HintShown(of: exercise, in: course) { levels in
      try typed.number("--level", in: levels)
    }
    context.say(shown.title)
    context.say("")
    context.show(shown.hint.text)
    context.say("\n\(shown.whatNext)")
    if let complaint = shown.remember(in: course) { context.complain(complaint) }
    return .success
  }
}
