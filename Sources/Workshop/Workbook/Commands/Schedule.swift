import Course
import Usage

extension CommandWord {
  static let schedule = CommandWord(
    "schedule",
    promise: "A plan with breaks, for the time that there is.",
    options: [
      Option("--budget", "TIME", promise: "How long you have: 3h, 3h30m, 90m, 1.5h or 180."),
      Option("--start", "HH:MM", promise: "When it begins. Without it, times count from 0:00."),
      .json,
    ],
    details: """
      The minutes are those of the lessons and the exercises. When there is too little time, nothing is
      hurried: stretch exercises are left out first, then the applied ones, each time those of the last
      chapter before the others; and then whole chapters, from the last one on.
      """
  ) { typed, desk in
    let course = try desk.course()
    let budget = try typed.values["--budget"].map { try Budget($0).minutes }
    let start = try typed.values["--start"].map { try TimeOfDay($0) }
    let units = TimetableUnit.all(of: course)
    for path in units.flatMap(\.parts).compactMap(\.textWithoutMinutes) {
      desk.complain(
        """
        \(path) does not say how long it takes. \(TimetablePart.minutesIfUnknown) minutes are assumed.
        """
      )
    }
    let timetable = Timetable(of: units, budget: budget)
    desk.say(
      typed.has("--json")
        ? try TimetableFacts(timetable, start: start).json : timetable.text(start: start)
    )
    return .success
  }
}
