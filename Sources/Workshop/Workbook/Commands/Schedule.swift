import Course
import Usage

extension CommandWord {
  static let schedule = CommandWord(
    "schedule",
    promise: "A plan with breaks, for the time that there is.",
    options: [
      Option(
        "--budget",
        "TIME",
        promise: "How long you have: half-day, day, 2d, 3h30m, 90m or 180."
      ),
      Option("--from", "CHAPTER", promise: "The chapter with which it begins."),
      Option("--chapters", "LIST", promise: "These alone, in the order of the course: 1,3,5,10."),
      Option("--start", "HH:MM", promise: "When it begins. Without it, times count from 0:00."),
    ],
    details: """
      The minutes are those of the lessons and the exercises. When there is too little
      time, nothing is hurried: stretch exercises are left out first, then the applied
      ones, each time those of the last chapter before the others; and then whole
      chapters, from the last but one on: the last chapter is what the others lead to.

      A break comes after an exercise. From 90 minutes on there is an arrival and a
      debrief, which lasts until the day is over. A day of more than five hours has a
      lunch: half-day is 3 h 30 min, day is 7 h 30 min.
      """
  ) { typed, context in
    let course = try context.course()
    let budget = try typed.values["--budget"].map { try TimeBudget($0) }
    let start = try typed.values["--start"].map { try TimeOfDay($0) }
    let first = try typed.values["--from"].map { try course.chapter($0).number } ?? 0
    let names = typed.values["--chapters"]?.split(separator: ",", omittingEmptySubsequences: false)
    let chosen = try names?.map { try course.chapter($0.filter { $0 != " " }).number }
    let units = TimetableUnit.all(
      of: course.chapters.filter { $0.number >= first && chosen?.contains($0.number) != false }
    )
    for path in units.flatMap(\.parts).compactMap(\.textWithoutMinutes) {
      context.complain(
        """
        \(path) does not say how long it takes. \(TimetablePart.minutesIfUnknown) minutes are \
        assumed.
        """
      )
    }
    context.say(Timetable(of: units, budget: budget).text(start: start))
    return .success
  }
}
