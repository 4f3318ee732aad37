import Course

extension HintShown {
  /// The hint after the last one that was shown. It is remembered as shown.
  init(oneMoreOf exercise: Exercise, in course: Course) throws(CommandFailure) {
    let hints: [Hint]
    do { hints = try exercise.hints } catch { throw CommandFailure(error.sentence, .fileTrouble) }
    guard !hints.isEmpty else {
      let file = "Exercises/\(exercise.chapterFolder)/Hints.md"
      throw CommandFailure("\(file) has no hints for \(exercise.name).", .fileTrouble)
    }
    var memory = HintMemory(in: course.root)
    let wanted = min(memory.seen[exercise.id] ?? 0, hints.count) + 1
    let number = min(wanted, hints.count)
    self.init(
      exercise: exercise,
      hint: hints[number - 1],
      number: number,
      of: hints.count,
      isAgain: wanted > hints.count
    )
    memory.seen[exercise.id] = number
    // Where the file cannot be written, the hint is shown all the same, and again next time.
    _ = memory.save()
  }

  /// What to press now.
  var keys: String {
    switch of - number {
    case 0: isAgain ? "There is no other hint." : "That was the last one."
    case 1: "One more is left. Try again first; then press h."
    default: "\(of - number) more are left. Try again first; then press h."
    }
  }
}
