import Course

/// A step of the ladder, with what there is to say around it.
struct HintShown {
  let exercise: Exercise
  let hint: Hint
  let number: Int
  let of: Int
  /// Whether it was seen before, and there is no other one.
  let isAgain: Bool

  var title: String { "\(exercise.name) · hint \(number) of \(of) · \(name)" }

  var whatNext: String {
    let left = of - number
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

  /// What a program reads.
  struct Facts: Encodable {
    let exercise: String
    let number: Int
    let of: Int
    let left: Int
    let title: String
    let text: String
    let isAgain: Bool
    let next: String
  }

  var facts: Facts {
    Facts(
      exercise: exercise.id,
      number: number,
      of: of,
      left: of - number,
      title: name,
      text: hint.text,
      isAgain: isAgain,
      next: next
    )
  }

  private var next: String {
    let command = number < of ? "hint" : isAgain ? "solution" : "check"
    return "swift run workbook \(command) \(exercise.name)"
  }

  /// `2. A pointer` is called "A pointer": its number is said already.
  private var name: String {
    String(hint.title.trimmingPrefix(/\d+\.\s/))
  }
}
