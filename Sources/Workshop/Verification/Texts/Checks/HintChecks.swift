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

  /// A person types a third hint as it stands. So its code is code that the tests accept: each of
  /// its paragraphs is, word for word, in the solution or in one second answer, all of them in the
  /// same.
  static let codeOfHints = TextCheck("the code of a third hint is a part of a right answer") {
    chapter in
    chapter.codeOfThirdHints.compactMap { exercise, code in
      let answers = [.solution(of: exercise)] + exercise.answers(.second).answers
      let paragraphs = code.lines.split(whereSeparator: \.isEmpty).map {
        Fence.unindented(Array($0))
      }
      let isRight = answers.flatMap(\.texts).contains { answer in
        let text = Fence.unindented((answer ?? "").lines.filter { !$0.isEmpty })
        return paragraphs.allSatisfy { "\n\(text)\n".contains("\n\($0)\n") }
      }
      guard !isRight, chapter.files.exists(exercise.solutionPath) else { return nil }
      return Fault(
        code.file,
        line: code.line,
        """
        The code of \(exercise.name)'s third hint is in no right answer: quote the solution, or \
        keep the answer that it leads to in \(exercise.path(of: .second)).
        """
      )
    }
  }
}

extension ChapterFiles {
  /// The Swift between the fences of the last step of each ladder.
  var codeOfThirdHints: [(exercise: Exercise, code: Fence)] {
    let headings = files.lines(hintsPath).enumerated().filter { $0.element.hasPrefix("##") }
    return Fence.all(in: hintsPath, files).filter { $0.language == "swift" }.compactMap { code in
      let above = headings.filter { $0.offset < code.line }.map(\.element)
      let owner = above.last { $0.hasPrefix("## ") }
      guard above.last == "### \(TextCheck.steps[2])",
        let exercise = exercises.first(where: { "## \($0.name)" == owner })
      else { return nil }
      return (exercise, code)
    }
  }
}
