import Course

/// A lesson or an exercise: what takes its minutes, and is not interrupted by a break.
struct TimetablePart: Equatable {
  let chapterNumber: Int
  let chapterName: String
  /// Nil for the lesson.
  let exercise: String?
  /// Its place in the chapter: 0 is the lesson.
  let number: Int
  let grade: String
  let minutes: Int
  /// The text that does not say how long it takes, if there is one.
  let textWithoutMinutes: String?

  static let minutesIfUnknown = 15

  var what: String { exercise.map { "\($0) · \(grade)" } ?? "the lesson" }
  var chapter: String { "\(twoDigits(chapterNumber)) \(chapterName)" }

  init(lessonOf chapter: CourseChapter) {
    chapterNumber = chapter.number
    chapterName = chapter.name
    exercise = nil
    number = 0
    grade = ""
    minutes = chapter.lesson.minutes ?? Self.minutesIfUnknown
    textWithoutMinutes = chapter.lesson.minutes == nil ? chapter.lessonPath : nil
  }

  init(_ exercise: Exercise) {
    chapterNumber = exercise.chapterNumber
    chapterName = exercise.chapterName
    self.exercise = exercise.name
    number = exercise.number
    grade = exercise.grade
    minutes = exercise.minutes ?? Self.minutesIfUnknown
    textWithoutMinutes =
      exercise.minutes == nil
      ? "The task of \(exercise.name) in Exercises/\(exercise.chapterFolder)/README.md" : nil
  }
}

/// What is in the plan together or not at all.
struct TimetableUnit: Equatable {
  let parts: [TimetablePart]

  var minutes: Int { parts.reduce(0) { $0 + $1.minutes } }

  /// The units of a course, the one that is given up last before all others: each lesson with its
  /// guided exercise, chapter by chapter, but the last one right after the first, because it is
  /// what the others lead to; then the applied exercises, and then all the rest.
  static func all(of chapters: [CourseChapter]) -> [TimetableUnit] {
    let later = chapters.dropFirst()
    let order = chapters.prefix(1) + later.suffix(1) + later.dropLast()
    let lessons = order.map { chapter in
      TimetableUnit(
        parts: [TimetablePart(lessonOf: chapter)]
          + chapter.exercises.filter { $0.grade == "guided" }.map { TimetablePart($0) }
      )
    }
    let others = chapters.flatMap(\.exercises).filter { $0.grade != "guided" }
    let applied = others.filter { $0.grade == "applied" }
    let rest = others.filter { $0.grade != "applied" }
    return lessons + (applied + rest).map { TimetableUnit(parts: [TimetablePart($0)]) }
  }
}
