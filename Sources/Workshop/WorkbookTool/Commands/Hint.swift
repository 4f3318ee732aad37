import Course
import Foundation
import Usage

extension Command {
  static let hint = Command(
    "hint",
    operands: "[EXERCISE]",
    count: 0...1,
    promise: "A question, a pointer, almost the answer.",
    details: """
      Without an EXERCISE, it takes the next one. Each time you get the hint after the
      last one. To begin anew, delete .workbook/hints.txt.
      """
  ) { typed, context in
    let course = try context.course()
    let exercise = try typed.exercise(of: course)
    let hints = try exercise.hints
    guard !hints.isEmpty else {
      let file = "Exercises/\(exercise.chapterFolder)/Hints.md"
      throw CommandFailure(
        "\(file) has no hints for \(exercise.name). Get the file back from your clone.",
        .fileTrouble
      )
    }
    var memory = HintMemory(in: course.root)
    let seen = min(memory.seen[exercise.id] ?? 0, hints.count)
    let number = min(seen + 1, hints.count)
    let hint = hints[number - 1]
    // `2. A pointer` is called "A pointer": its number is said already.
    let title = hint.title.trimmingPrefix(/\d+\.\s/)
    context.say("\(exercise.name) · hint \(number) of \(hints.count) · \(title)\n")
    context.show(hint.text)
    let (sentence, command, option) =
      switch hints.count - number {
      case 0 where seen == hints.count:
        // Before the exercise is solved, nothing else shows the solution.
        ("These were all, and this was the last. To see a solution, type:", "solution", " --spoil")
      case 0: ("That was the last one. Is it right? Type:", "check", "")
      case 1: ("One more is left. Try again first; then type:", "hint", "")
      case let left: ("\(left) more are left. Try again first; then type:", "hint", "")
      }
    context.say("\n\(sentence)\n  swift run workbook \(command) \(exercise.name)\(option)")
    memory.seen[exercise.id] = number
    do { try memory.save() } catch {
      context.complain(
        """
        \(HintMemory.path) cannot be written, so this hint is not remembered: make the folder \
        writable.
        """
      )
    }
    return .success
  }
}

/// How many hints of each exercise were shown.
///
/// The memory is a small text file, a line for each exercise: `01-Countdown/TakeControl 2`. A line
/// that says something else counts as none, so it does no harm to edit or to delete the file.
private struct HintMemory {
  /// By the exercise's id, from 1 on.
  var seen: [String: Int]
  private let root: URL

  static let path = ".workbook/hints.txt"

  init(in root: URL) {
    self.root = root
    let text = root.text(of: Self.path) ?? ""
    seen = text.split(whereSeparator: \.isNewline).reduce(into: [:]) { seen, line in
      let words = line.split(separator: " ")
      guard words.count == 2, let number = Int(words[1]), number > 0 else { return }
      seen[String(words[0])] = number
    }
  }

  func save() throws {
    let lines = seen.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)\n" }
    try root.write(lines.joined(), to: Self.path)
  }
}
