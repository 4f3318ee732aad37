import Course

extension TextCheck {
  static let demands = TextCheck("each demand has a test, and each test a demand") { chapter in
    chapter.exercises.filter { chapter.files.exists($0.testsPath) }.flatMap { exercise -> [Fault] in
      let (name, tests, text) = (exercise.name, exercise.testsPath, chapter.exercisesPath)
      let (marks, count) = (exercise.demandMarks, exercise.demands.count)
      guard count > 0 else {
        return [
          chapter.fault(
            about: exercise,
            "\(name) demands nothing: number what its tests look at, as \"1. It is full.\""
          )
        ]
      }
      let strangers = marks.tests.filter { marks.demand(ofLine: $0) == nil }
      let unknown = marks.marks.filter { !(1...count).contains($0.demand) }
      let tested = marks.tests.flatMap(marks.demands)
      let lines = chapter.files.lines(text)
      return strangers.map {
        Fault(
          tests,
          line: $0,
          """
          The test belongs to no demand of \(name): write "// Demand 1" above it, or the number \
          that its demand has in \(text).
          """
        )
      }
        + unknown.map {
          Fault(
            tests,
            line: $0.line,
            "\(name) has no demand \($0.demand): write the number that it has in \(text)."
          )
        }
        + (1...count).filter { !tested.contains($0) }.map { number in
          Fault(
            text,
            line: lines.indices.dropFirst(exercise.taskLine)
              .first { lines[$0].hasPrefix("\(number). ") }.map { $0 + 1 },
            """
            Demand \(number) of \(name) has no test: write "// Demand \(number)" above the tests \
            of it in \(tests).
            """
          )
        }
    }
  }
}
