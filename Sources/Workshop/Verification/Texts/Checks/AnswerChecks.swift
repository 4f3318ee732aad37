import Course

extension TextCheck {
  static let wrongAnswers = TextCheck("each exercise has two wrong answers that say why they tempt")
  {
    chapter in
    chapter.exercises.flatMap { exercise -> [Fault] in
      let answers = exercise.answers(.wrong)
      let few = Fault(
        "Solutions/\(chapter.folder)/WrongAnswers/\(exercise.name)",
        """
        There are \(answers.count) wrong answers, and two are the least that shows what the tests \
        are for: write more.
        """
      )
      return (answers.count < 2 ? [few] : [])
        + firstLines(of: answers, begin: "// Tempting: ", "why it tempts", in: chapter)
    }
  }

  static let secondAnswers = TextCheck("a chapter has a second right answer, which says so") {
    chapter in
    guard chapter.chapter != nil, chapter.hasExercises else { return [] }
    let answers = chapter.exercises.flatMap { $0.answers(.second) }
    guard !answers.isEmpty else {
      return [
        Fault(
          "Solutions/\(chapter.folder)/SecondAnswers",
          "No second answer shows that the tests accept more than one: write one."
        )
      ]
    }
    return firstLines(of: answers, begin: "// Right as well: ", "what is different", in: chapter)
  }

  private static func firstLines(
    of answers: [String],
    begin start: String,
    _ what: String,
    in chapter: ChapterFiles
  ) -> [Fault] {
    answers.map { "Solutions/\(chapter.folder)/\($0).swift" }.compactMap { path in
      let first = chapter.files.lines(path).first ?? ""
      guard !first.hasPrefix(start) || first.count <= start.count else { return nil }
      return Fault(
        path,
        line: 1,
        "It does not say \(what): begin it with \"\(start)\" and a reason."
      )
    }
  }

  static let guards = TextCheck("the tests that pass from the start say why") {
    chapter in
    guard chapter.chapter != nil else { return [] }
    return Guard.all(of: chapter).flatMap { entry -> [Fault] in
      func fault(_ sentence: String) -> Fault {
        Fault(chapter.guardsPath, line: entry.line, sentence)
      }
      guard let exercise = chapter.exercises.first(where: { $0.name == entry.exercise }) else {
        return [
          fault("\"\(entry.exercise)\" is the name of no exercise: correct it, or remove it.")
        ]
      }
      let tests = chapter.files.text(exercise.testsPath) ?? ""
      var faults: [Fault] = []
      if !tests.contains("func `\(entry.test)`") {
        faults.append(
          fault("\(exercise.name) has no test \"\(entry.test)\": correct it, or remove it.")
        )
      }
      if entry.reason.isEmpty {
        faults.append(fault("\"\(entry.test)\" has no reason: write it below, indented."))
      }
      return faults
    }
  }
}
