import Course

extension HintShown {
  /// The hint that somebody sees who asks for one more, and remembers that it was seen.
  init(oneMoreOf exercise: Exercise, in course: Course) throws(Failure) {
    let hints: [Hint]
    do { hints = try exercise.hints } catch { throw Failure(error.sentence, .fileTrouble) }
    guard !hints.isEmpty else {
      let file = "Exercises/\(exercise.chapterFolder)/Hints.md"
      throw Failure("\(file) has no hints for \(exercise.name).", .fileTrouble)
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
    // What is not remembered is asked for again; nobody is kept from a hint by it.
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
