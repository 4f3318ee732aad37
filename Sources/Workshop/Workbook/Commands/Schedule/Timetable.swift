/// A plan: what is done when, on which day, and what there is no time for.
struct Timetable: Equatable {
  enum Entry: Equatable {
    case part(TimetablePart)
    case arrival, rest, lunch
    /// What the class takes home, and its questions: as long as the day lasts.
    case debrief(minutes: Int)

    var minutes: Int {
      switch self {
      case .part(let part): part.minutes
      case .arrival: Timetable.minutesOfTheArrival
      case .rest: Timetable.minutesOfABreak
      case .lunch: Timetable.minutesOfLunch
      case .debrief(let minutes): minutes
      }
    }

    var isWork: Bool {
      if case .part = self { true } else { false }
    }
  }

  let budget: TimeBudget?
  /// Each day in the order in which things come.
  let days: [[Entry]]
  /// The one that comes back first before all others.
  let leftOut: [TimetableUnit]

  static let minutesOfABreak = 10
  static let minutesOfLunch = 60
  static let minutesOfTheArrival = 15
  /// The shortest debrief.
  static let minutesOfTheDebrief = 10
  /// No class listens for longer, so there is a break before it comes to that.
  static let minutesWithoutABreak = 85
  /// A shorter day has no arrival and no debrief.
  static let shortestDay = 90
  /// A day that is longer has a lunch.
  static let longestWithoutLunch = 5 * 60

  var entries: [Entry] { days.flatMap(\.self) }
  var minutes: Int { entries.reduce(0) { $0 + $1.minutes } }
  var breaks: Int { entries.count { $0 == .rest } }
  var work: Int { entries.reduce(0) { $0 + ($1.isWork ? $1.minutes : 0) } }

  /// Takes the units in their order as long as there is time for them, and leaves out the others.
  ///
  /// A unit that would fit is left out when one before it does not: a class that has more time gets
  /// more, and never something else.
  init(of units: [TimetableUnit], budget: TimeBudget?) {
    self.budget = budget
    let plans = (0...units.count).map { count in
      TimetableDays(units.prefix(count).flatMap(\.parts))
    }
    let count = plans.lastIndex { $0.layOut(budget?.days) != nil } ?? 0
    days = plans[count].layOut(budget?.days, isCut: count < units.count) ?? []
    leftOut = Array(units[count...])
  }
}
