import Course

extension TextCheck {
  static let wrongAnswers = TextCheck("each exercise has two wrong answers at least") { chapter in
    chapter.exercises.compactMap { exercise in
      let (answers, faults) = exercise.answers(.wrong)
      let count = answers.count + faults.count
      guard count < 2 else { return nil }
      return Fault(
        exercise.path(of: .wrong),
        """
        There are \(count) wrong answers, and two are the least that shows what the tests are for: \
        write more.
        """
      )
    }
  }

  static let secondAnswers = TextCheck("a chapter has a second right answer") { chapter in
    guard chapter.chapter != nil, chapter.hasExercises,
      chapter.exercises.allSatisfy({ $0.answers(.second).answers.isEmpty })
    else { return [] }
    return [
      Fault(
        "Solutions/\(chapter.folder)/SecondAnswers",
        "No second answer shows that the tests accept more than one: write one."
      )
    ]
  }

  static let keptAnswers = TextCheck("each answer that is kept says what it is, and can be read") {
    chapter in
    chapter.exercises.flatMap { exercise in
      [KeptAnswer.Kind.wrong, .second].flatMap { kind in
        let (answers, faults) = exercise.answers(kind)
        let known = Set(answers.flatMap(\.paths))
        let folders = ([exercise.name] + exercise.modules).map {
          "Solutions/\(chapter.folder)/\(kind.rawValue)/\($0)"
        }
        let files = folders.flatMap { folder in
          chapter.files.names(in: folder).map { "\(folder)/\($0)" }
        }
        return faults
          + files.filter { !known.contains($0) }.map {
            Fault(
              $0,
              "\(exercise.path(of: kind)) has no such answer: name it there, and link to it."
            )
          }
      }
    }
  }

  static let rejections = TextCheck("each wrong answer says which test rejects it") { chapter in
    chapter.exercises.flatMap { exercise -> [Fault] in
      guard chapter.files.exists(exercise.testsPath) else { return [] }
      let tests = [exercise.testsPath, exercise.edgesPath].compactMap(chapter.files.text).joined()
      return exercise.answers(.wrong).answers.compactMap { answer -> Fault? in
        if let test = answer.test, tests.contains("func `\(test)`") { return nil }
        let what =
          answer.test.map { "\(exercise.name) has no test \"\($0)\"" }
          ?? "\(answer.name) does not say which test rejects it"
        return Fault(
          answer.path,
          line: answer.line,
          """
          \(what): let "swift run workbook verify \(chapter.name) --only answers --rewrite" \
          write it.
          """
        )
      }
    }
  }
}
