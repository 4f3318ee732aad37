import Course

extension TextCheck {
  static let instructorNotes = TextCheck("the instructor finds what a room needs") { chapter in
    guard let lesson = chapter.chapter?.lesson, let notes = lesson.notes else { return [] }
    func fault(_ what: String) -> Fault {
      Fault(chapter.notesPath, "The instructor's notes do not have \(what): add it.")
    }
    var faults: [Fault] = []
    if lesson.minutes == nil { faults.append(fault("\"For the instructor: N minutes\"")) }
    if chapter.hasExercises, lesson.minutesOfExercises == nil {
      faults.append(fault("the minutes of the exercises, as \"(N more)\""))
    }
    if minutesOfTable(in: notes).isEmpty {
      faults.append(fault("a table of minutes, commands and what the room should see"))
    }
    for part in ["The question to ask", "When it goes wrong", "How to reset"]
    where !notes.contains("**\(part)") {
      faults.append(fault("\"**\(part)**\""))
    }
    return faults
  }

  static let minutesOnStage = TextCheck("the steps on stage add up to the lesson's minutes") {
    chapter in
    guard let lesson = chapter.chapter?.lesson, let said = lesson.minutes,
      let notes = lesson.notes, !minutesOfTable(in: notes).isEmpty
    else { return [] }
    let sum = minutesOfTable(in: notes).reduce(minutesOfTheQuestion(in: notes), +)
    guard sum != said else { return [] }
    return [
      Fault(
        chapter.notesPath,
        line: chapter.files.line(in: chapter.notesPath, of: "For the instructor:"),
        """
        The instructor has \(said) minutes, and the steps on stage with the question add up to \
        \(sum): make them agree.
        """
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
        chapter.notesPath,
        line: chapter.files.line(in: chapter.notesPath, of: "(\(said) more)"),
        """
        The instructor has \(said) more minutes, and its exercises add up to \(sum): make them \
        agree.
        """
      )
    ]
  }

  /// `**The question to ask** (2 minutes)`, where the table has no row for it.
  private static func minutesOfTheQuestion(in notes: String) -> Int {
    let line = notes.lines.first { $0.contains("**The question to ask") } ?? ""
    return line.firstMatch(of: /\((\d+) minutes?\)/).flatMap { Int($0.1) } ?? 0
  }

  private static func minutesOfTable(in notes: String) -> [Int] {
    StageNotes(notes).rows.map(\.minutes)
  }
}
