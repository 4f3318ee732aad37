import Course
import Stage
import Usage

extension Command {
  static let solution = Command(
    name: "solution",
    operands: "EXERCISE",
    summary: "Our answer, once yours is right.",
    options: [.spoil],
    details: """
      Lines with - are yours, lines with + are the solution's. It changes no file.
      """
  ) { typed, context in
    let course = try context.course()
    let exercise = try course.exercise(typed.operands[0])
    let differences = try exercise.files.map { file in
      let (mine, ours) = (file.path, file.solutionPath)
      let lines = Difference(
        from: try course.root.neededText(of: mine).textLines,
        to: try course.root.neededText(of: ours).textLines
      ).lines
      return (head: ["--- \(mine)", "+++ \(ours)"], lines: lines)
    }
    .filter { !$0.lines.isEmpty }
    if differences.isEmpty {
      context.say("\(exercise.name): your answer is the solution, word for word.")
    } else {
      try typed.requireSolved(exercise, in: course)
      for (head, lines) in differences {
        context.terminal.say(head.map { StyledLine($0, .bold) })
        context.terminal.say(lines.map { StyledLine($0, .ofDiff($0.first)) })
      }
    }
    for line in exercise.secondAnswers { context.say(line) }
    return .success
  }

  static let mistakes = Command(
    name: "mistakes",
    operands: "EXERCISE",
    summary: "What others try, and which test says no.",
    options: [.spoil],
    details: """
      Each is shown as what it changes in the solution: lines with - are the
      solution's. So it waits until you have solved the exercise. An instructor reads
      it on the evening before, with --spoil.
      """
  ) { typed, context in
    let course = try context.course()
    let exercise = try course.exercise(typed.operands[0])
    let text = try course.root.neededText(of: exercise.path(of: .wrong))
    try typed.requireSolved(exercise, in: course)
    try context.show(text)
    return .success
  }
}

extension Option {
  fileprivate static let spoil = Option(
    "--spoil",
    summary: "Shows it before you have solved the exercise."
  )
}

extension ParsedArguments {
  /// Goes on if an exercise is solved, or if the person wants to see what would give it away.
  fileprivate func requireSolved(_ exercise: Exercise, in course: Course) throws(SentenceError) {
    if has("--spoil") { return }
    try course.requireSolved([exercise], orElse: "To see it all the same, add --spoil.")
  }
}

extension Exercise {
  /// The other right answers: how each differs, and its location.
  fileprivate var secondAnswers: [String] {
    answers(.second).answers.flatMap {
      ["", "Right as well: \($0.sentence)", "  \($0.path):\($0.line)"]
    }
  }
}
