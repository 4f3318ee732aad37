/// A plan as a program reads it.
struct TimetableFacts: Encodable {
  struct Entry: Encodable {
    /// Minutes after the beginning.
    let at: Int
    /// On the clock of the room, where somebody has said when it begins.
    let time: String?
    /// `lesson`, `exercise` or `break`.
    let kind: String
    let minutes: Int
    let chapter: String?
    let exercise: String?
    let grade: String?
  }

  struct LeftOut: Encodable {
    let chapter: String
    /// The exercises; the lesson is left out too if `withLesson`.
    let exercises: [String]
    let withLesson: Bool
    let minutes: Int
    let fitsFrom: Int
  }

  let budget: Int?
  let minutes: Int
  let work: Int
  let breaks: Int
  let entries: [Entry]
  let leftOut: [LeftOut]

  init(_ timetable: Timetable, start: TimeOfDay?) {
    budget = timetable.budget
    minutes = timetable.minutes
    work = timetable.work
    breaks = timetable.breaks
    var at = 0
    entries = timetable.entries.map { entry in
      defer { at += entry.minutes }
      return Entry(entry, at: at, time: start?.text(after: at))
    }
    leftOut = timetable.leftOut.map { left in
      LeftOut(
        chapter: left.unit.parts[0].chapterName,
        exercises: left.unit.parts.compactMap(\.exercise),
        withLesson: left.unit.parts[0].exercise == nil,
        minutes: left.unit.minutes,
        fitsFrom: left.fitsFrom
      )
    }
  }
}

extension TimetableFacts.Entry {
  fileprivate init(_ entry: Timetable.Entry, at: Int, time: String?) {
    self.at = at
    self.time = time
    minutes = entry.minutes
    switch entry {
    case .rest:
      (kind, chapter, exercise, grade) = ("break", nil, nil, nil)
    case .part(let part):
      kind = part.exercise == nil ? "lesson" : "exercise"
      chapter = part.chapterName
      exercise = part.exercise
      grade = part.exercise == nil ? nil : part.grade
    }
  }
}
