import Course

extension TextCheck {
  static let exercises = TextCheck("there are at least three exercises") { chapter in
    guard chapter.chapter != nil, chapter.hasDemo, chapter.exercises.count < 3 else { return [] }
    return [
      Fault(
        chapter.exercisesPath,
        """
        There are \(chapter.exercises.count) exercises, and each chapter has three at least: \
        write more.
        """
      )
    ]
  }

  static let grades = TextCheck("the exercises say how hard they are, from guided to stretch") {
    chapter in
    let known = ["guided", "applied", "stretch"]
    let unknown = chapter.exercises.filter { !known.contains($0.grade) }.map {
      chapter.fault(
        about: $0,
        """
        \($0.name) does not say how hard it is: write "## \($0.name) · guided" (applied, stretch).
        """
      )
    }
    let missing = known.filter { grade in !chapter.exercises.contains { $0.grade == grade } }
    guard unknown.isEmpty, chapter.chapter != nil, chapter.hasDemo else { return unknown }
    return missing.map {
      Fault(chapter.exercisesPath, "No exercise is \($0): make one of them so.")
    }
  }

  static let files = TextCheck("each exercise has a starter, a solution and tests") { chapter in
    chapter.exercises.flatMap { exercise in
      ([
        (exercise.path, "The exercise \(exercise.name) has no file"),
        (exercise.files[0].starterPath, "The exercise \(exercise.name) has no starter"),
        (exercise.solutionPath, "The exercise \(exercise.name) has no solution"),
        (exercise.testsPath, "The exercise \(exercise.name) has no tests"),
      ]
        + exercise.modules.flatMap { module in
          ["Exercises", "Solutions"].map {
            ("\($0)/\(chapter.folder)/\(module).swift", "\(exercise.name) has a second file")
          }
        })
        .filter { !chapter.files.exists($0.0) }
        .map { Fault($0.0, "\($0.1): write it here.") }
    }
      + strangers(in: chapter)
  }

  /// Files of exercises that no text speaks of.
  private static func strangers(in chapter: ChapterFiles) -> [Fault] {
    guard chapter.chapter != nil else { return [] }
    let names = chapter.exercises.flatMap { [$0.name] + $0.modules }
    let shared = chapter.shared
    let solutions = "Solutions/\(chapter.folder)"
    let files = chapter.files.sources(in: solutions)
      .filter { !shared.contains($0) && !names.contains($0) }.map { "\(solutions)/\($0).swift" }
    let kinds = [(KeptAnswer.Kind.starter, ".diff"), (.wrong, ".md"), (.second, ".md")]
    let others = kinds.flatMap { kind, ending in
      chapter.files.names(in: "\(solutions)/\(kind.rawValue)")
        .filter { !names.contains($0.replacing(ending, with: "")) }
        .map { "\(solutions)/\(kind.rawValue)/\($0)" }
    }
    return (files + others).map {
      Fault($0, "It belongs to no exercise of \(chapter.exercisesPath): rename it, or remove it.")
    }
  }

  static let sharedFiles = TextCheck("what the exercises share is the same for their solutions") {
    chapter in
    guard chapter.chapter != nil else { return [] }
    return chapter.shared.flatMap { name -> [Fault] in
      let (own, other) = (
        "Exercises/\(chapter.folder)/\(name).swift", "Solutions/\(chapter.folder)/\(name).swift"
      )
      guard chapter.files.exists(other) else {
        return [
          Fault(other, "\(own) is no exercise, so the exercises share it: write it here too.")
        ]
      }
      guard chapter.files.text(own) != chapter.files.text(other) else { return [] }
      return [
        Fault(
          other,
          "It is shared by the exercises, and differs from \(own): make them the same."
        )
      ]
    }
  }

  static let gaps = TextCheck("each starter has a gap, and no answer has one") { chapter in
    chapter.exercises.flatMap { exercise -> [Fault] in
      var faults: [Fault] = []
      if let starter = exercise.starter, !starter.contains("// TODO: ") {
        faults.append(
          Fault(
            exercise.files[0].starterPath,
            "The starter has no gap: mark where to begin with \"// TODO: \" and what to do."
          )
        )
      }
      let others = [.wrong, .second].flatMap { exercise.answers($0).answers }
      for answer in [.solution(of: exercise)] + others {
        for (file, text) in answer.texts.enumerated() {
          guard let line = text?.lines.firstIndex(where: { $0.contains("TODO") }),
            let place = answer.place(ofLine: line + 1, in: file)
          else { continue }
          faults.append(
            Fault(
              place.path,
              line: place.line,
              "An answer has no gap: fill it, and remove the TODO."
            )
          )
        }
      }
      return faults
    }
  }

  static let untouchedExercises = TextCheck("each exercise is as it was shipped") { chapter in
    chapter.exercises.flatMap(\.files).compactMap { file in
      guard let own = chapter.files.text(file.path),
        [file.starterPath, file.solutionPath].allSatisfy(chapter.files.exists)
      else { return nil }
      do throws(Fault) {
        let starter = try file.starter(in: chapter.files.root)
        guard own != starter else { return nil }
        let line = zip(own.lines, starter.lines).enumerated().first { $1.0 != $1.1 }?.offset
        return Fault(
          file.path,
          line: (line ?? min(own.lines.count, starter.lines.count)) + 1,
          """
          It differs from what \(file.starterPath) makes of the solution, and a clone begins with \
          that: let "swift run workbook verify \(chapter.name) --rewrite" write the difference, or \
          get the exercise back.
          """
        )
      } catch {
        return error
      }
    }
  }
}
