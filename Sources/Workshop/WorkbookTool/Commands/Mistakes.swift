import Course
import Usage

extension Command {
  static let mistakes = Command(
    name: "mistakes",
    operands: "EXERCISE",
    operandCount: 1...1,
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
