import Course
import Stage
import Toolchain
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
    let exercise = try context.course().exercise(typed.operands[0])
    let differences = try exercise.files.map { file in
      let (mine, ours) = (file.path, file.solutionPath)
      let lines = Difference(
        from: try Document(path: mine, in: exercise.root).text.textLines,
        to: try Document(path: ours, in: exercise.root).text.textLines
      ).lines
      return (head: ["--- \(mine)", "+++ \(ours)"], lines: lines)
    }
    .filter { !$0.lines.isEmpty }
    if differences.isEmpty {
      context.say("\(exercise.name): your answer is the solution, word for word.")
    } else {
      try await context.requireSolved(exercise, toShow: "solution", typed)
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
    let exercise = try context.course().exercise(typed.operands[0])
    let text = try Document(path: exercise.path(of: .wrong), in: exercise.root).text
    try await context.requireSolved(exercise, toShow: "mistakes", typed)
    try context.read(text)
    return .success
  }
}

extension Option {
  static let spoil = Option("--spoil", summary: "Shows it before you have solved the exercise.")
}

extension CommandContext {
  /// Goes on if a person has solved an exercise, or wants to see what would give it away.
  func requireSolved(_ exercise: Exercise, toShow what: String, _ typed: ParsedArguments)
    async throws
  {
    if typed.has("--spoil") { return }
    if try await judge([exercise]).first?.isSolved == true { return }
    throw SentenceError(
      """
      \(exercise.name) is not solved yet, so you do not see its \(what). For a hint:
        swift run workbook hint \(exercise.name)
      To see it all the same:
        swift run workbook \(what) \(exercise.name) --spoil
      """,
      .failure
    )
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
