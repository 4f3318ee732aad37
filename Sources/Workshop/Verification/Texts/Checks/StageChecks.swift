import Course

extension TextCheck {
  static let instructorNotes = TextCheck("the instructor finds what a room needs") { chapter in
    guard let lesson = chapter.chapter?.lesson, let notes = lesson.notes else { return [] }
    func fault(_ what: String) -> Fault {
      Fault(
        chapter.lessonPath,
        line: chapter.files.line(in: chapter.lessonPath, of: "## On stage"),
        "\"On stage\" does not have \(what): add it."
      )
    }
    var faults: [Fault] = []
    if lesson.minutes == nil { faults.append(fault("\"For the instructor: N minutes\"")) }
    if lesson.minutesOfExercises == nil {
      faults.append(fault("the minutes of the exercises, as \"(N more)\""))
    }
    if minutesOfTable(in: notes).isEmpty {
      faults.append(fault("a table of minutes, commands and what the room should see"))
    }
    for part in ["The question to ask", "When it goes wrong", "How to reset"]
    where !notes.contains("**\(part)**") {
      faults.append(fault("\"**\(part)**\""))
    }
    return faults
  }

  static let minutesOnStage = TextCheck("the steps on stage add up to the lesson's minutes") {
    chapter in
    guard let lesson = chapter.chapter?.lesson, let said = lesson.minutes,
      let steps = lesson.notes.map(minutesOfTable), !steps.isEmpty
    else { return [] }
    let sum = steps.reduce(0, +)
    guard sum != said else { return [] }
    return [
      Fault(
        chapter.lessonPath,
        line: chapter.files.line(in: chapter.lessonPath, of: "For the instructor:"),
        "The lesson says \(said) minutes, and its steps on stage add up to \(sum): make them agree."
      )
    ]
  }

  static let minutesOfExercises = TextCheck("the exercises add up to the minutes they are given") {
    chapter in
    guard let lesson = chapter.chapter?.lesson else { return [] }
    let exercises = chapter.exercises
    let silent = exercises.filter { $0.minutes == nil }.map {
      chapter.fault(
        about: $0,
        "\($0.name) does not say how long it takes: write \"about N minutes\"."
      )
    }
    let sum = exercises.compactMap(\.minutes).reduce(0, +)
    guard silent.isEmpty, let said = lesson.minutesOfExercises, said != sum else { return silent }
    return [
      Fault(
        chapter.lessonPath,
        line: chapter.files.line(in: chapter.lessonPath, of: "(\(said) more)"),
        "The lesson says \(said) more minutes, and its exercises add up to \(sum): make them agree."
      )
    ]
  }

  /// The first column of the table: `| 2 | …`.
  private static func minutesOfTable(in notes: String) -> [Int] {
    notes.lines.compactMap { $0.firstMatch(of: /^\| (\d+) \|/).flatMap { Int($0.1) } }
  }
}
