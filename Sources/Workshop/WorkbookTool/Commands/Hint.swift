import Course
import Foundation
import Usage

extension CommandWord {
  static let hint = CommandWord(
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
    let shown = try HintShown(of: exercise, in: course)
    context.say(shown.title)
    context.say("")
    context.show(shown.hint.text)
    context.say("\n\(shown.whatNext)")
    if let complaint = shown.remember(in: course) { context.complain(complaint) }
    return .success
  }
}

/// A hint, with its heading and what to type next.
struct HintShown {
  let exercise: Exercise
  let hint: Hint
  let number: Int
  let hintCount: Int
  /// Whether it was seen before, and there is no other one.
  let isAgain: Bool

  /// The hint after the last one that was shown.
  init(of exercise: Exercise, in course: Course) throws {
    let hints = try exercise.hints
    guard !hints.isEmpty else {
      let file = "Exercises/\(exercise.chapterFolder)/Hints.md"
      throw CommandFailure(
        "\(file) has no hints for \(exercise.name). Get the file back from your clone.",
        .fileTrouble
      )
    }
    let seen = min(HintMemory(in: course.root).seen[exercise.id] ?? 0, hints.count)
    self.exercise = exercise
    number = min(seen + 1, hints.count)
    hint = hints[number - 1]
    hintCount = hints.count
    isAgain = seen == hints.count
  }

  /// Nil when it is remembered as shown, else the sentence that says why not.
  func remember(in course: Course) -> String? {
    var memory = HintMemory(in: course.root)
    memory.seen[exercise.id] = number
    return memory.save()
  }

  var title: String { "\(exercise.name) · hint \(number) of \(hintCount) · \(name)" }

  var whatNext: String {
    if left > 0 {
      return """
        \(left == 1 ? "One more is left" : "\(left) more are left"). Try again first; then type:
          \(next)
        """
    }
    return isAgain
      ? "These were all, and this was the last. To see a solution, type:\n  \(next)"
      : "That was the last one. Is it right? Type:\n  \(next)"
  }

  private var left: Int { hintCount - number }

  private var next: String {
    let command = number < hintCount ? "hint" : isAgain ? "solution" : "check"
    // Before the exercise is solved, nothing else shows the solution.
    return "swift run workbook \(command) \(exercise.name)\(isAgain ? " --spoil" : "")"
  }

  /// `2. A pointer` is called "A pointer": its number is said already.
  private var name: String {
    String(hint.title.trimmingPrefix(/\d+\.\s/))
  }
}

/// How many hints of each exercise were shown.
///
/// The memory is a small text file, a line for each exercise: `01-Countdown/TakeControl 2`. A line
/// that says something else counts as none, so it does no harm to edit or to delete the file.
struct HintMemory {
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

  /// Nil when it is saved, else the sentence that says why not. The hint is shown all the same.
  func save() -> String? {
    let lines = seen.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)\n" }
    do {
      try root.write(lines.joined(), to: Self.path)
      return nil
    } catch {
      return """
        \(Self.path) cannot be written, so this hint is not remembered: make the folder writable.
        """
    }
  }
}
