import Course

extension TextCheck {
  static let steps = ["1. A question", "2. A pointer", "3. Almost the answer"]

  static let hints = TextCheck("each exercise has three hints, and nothing else has any") {
    chapter in
    guard let text = chapter.files.text(chapter.hintsPath), chapter.chapter != nil else {
      return []
    }
    let sections = Document(text).sections(level: 2)
    let strange = sections.filter { section in
      !chapter.exercises.contains { $0.name == section.heading }
    }
    .map {
      Fault(
        chapter.hintsPath,
        line: $0.line,
        "\"\($0.heading)\" is the name of no exercise: correct it, or remove its hints."
      )
    }
    return strange
      + chapter.exercises.flatMap { exercise -> [Fault] in
        guard let own = sections.first(where: { $0.heading == exercise.name }) else {
          return [
            Fault(chapter.hintsPath, "\(exercise.name) has no hints: write the three of them.")
          ]
        }
        return faults(of: own, in: chapter)
      }
  }

  private static func faults(of own: Document.Section, in chapter: ChapterFiles) -> [Fault] {
    let found = Document(own.text).sections(level: 3)
    guard found.map(\.heading) == steps else {
      let headings = steps.map { "### \($0)" }.joined(separator: ", ")
      return [
        Fault(
          chapter.hintsPath,
          line: own.line,
          "The hints of \(own.heading) are not the three steps: have \(headings), in this order."
        )
      ]
    }
    return found.filter { $0.text.allSatisfy(\.isWhitespace) }.map {
      Fault(
        chapter.hintsPath,
        line: own.line,
        "The hint \"\($0.heading)\" of \(own.heading) is empty: write it."
      )
    }
  }
}
