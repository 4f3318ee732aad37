/// A plan as a program reads it.
struct TimetableFacts: Encodable {
  struct Entry: Encodable {
    /// From 1 on; nil where there is one day.
    let day: Int?
    /// Minutes after the beginning of the day.
    let at: Int
    /// On the clock of the room, where it is known when it begins.
    let time: String?
    /// `lesson`, `exercise`, `break`, `arrival`, `lunch` or `debrief`.
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
    let fitsFrom: Int?
  }

  let budget: Int?
  let minutes: Int
  let work: Int
  let breaks: Int
  let entries: [Entry]
  let leftOut: [LeftOut]

  init(_ timetable: Timetable, start: TimeOfDay?) {
    budget = timetable.budget?.minutes
    minutes = timetable.minutes
    work = timetable.work
    breaks = timetable.breaks
    let days = timetable.days
    entries = days.enumerated().flatMap { index, day in
      var at = 0
      return day.map { entry in
        defer { at += entry.minutes }
        let number = days.count > 1 ? index + 1 : nil
        return Entry(entry, day: number, at: at, time: start?.text(after: at))
      }
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
  fileprivate init(_ entry: Timetable.Entry, day: Int?, at: Int, time: String?) {
    self.day = day
    self.at = at
    self.time = time
    minutes = entry.minutes
    (chapter, exercise, grade) = entry.facts
    kind = entry.kind
  }
}

extension Timetable.Entry {
  fileprivate var facts: (chapter: String?, exercise: String?, grade: String?) {
    guard case .part(let part) = self else { return (nil, nil, nil) }
    return (part.chapterName, part.exercise, part.exercise == nil ? nil : part.grade)
  }

  fileprivate var kind: String {
    switch self {
    case .part(let part): part.exercise == nil ? "lesson" : "exercise"
    case .arrival: "arrival"
    case .rest: "break"
    case .lunch: "lunch"
    case .debrief: "debrief"
    }
  }
}
