import Course
import Usage

extension CommandWord {
  static let hint = CommandWord(
    "hint",
    operands: "[EXERCISE]",
    count: 0...1,
    promise: "A question, then a pointer, then almost the answer.",
    options: [
      Option("--level", "N", promise: "That hint alone; the next one is the one after it."),
      .json,
    ],
    details: """
      Without an EXERCISE, it is about the one that is next. How many hints you have seen is kept in
      .workbook/hints.txt. You may delete that file, and the hints begin anew.
      """
  ) { typed, desk in
    let course = try desk.course()
    let exercise = try typed.exercise(of: course)
    let hints = try exercise.hints
    guard !hints.isEmpty else { throw CommandFailure.noHints(for: exercise) }
    var memory = HintMemory(in: course.root)
    let seen = min(memory.seen[exercise.id] ?? 0, hints.count)
    let wanted = try typed.number("--level", in: 1...hints.count) ?? seen + 1
    let shown = HintShown(
      exercise: exercise,
      hint: hints[min(wanted, hints.count) - 1],
      number: min(wanted, hints.count),
      of: hints.count,
      isAgain: wanted > hints.count
    )
    if typed.has("--json") {
      desk.say(try shown.facts.json)
    } else {
      desk.say(shown.title)
      desk.say("")
      desk.show(shown.hint.text)
      desk.say("\n\(shown.whatNext)")
    }
    memory.seen[exercise.id] = shown.number
    if let complaint = memory.save() { desk.complain(complaint) }
    return .success
  }
}

extension CommandFailure {
  fileprivate static func noHints(for exercise: Exercise) -> CommandFailure {
    let file = "Exercises/\(exercise.chapterFolder)/Hints.md"
    return CommandFailure(
      "\(file) has no hints for \(exercise.name). Get the file back from your clone.",
      .fileTrouble
    )
  }
}
