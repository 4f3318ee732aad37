/// A plan: what is done when, and what there is no time for.
struct Timetable: Equatable {
  enum Entry: Equatable {
    case part(TimetablePart)
    case rest

    var minutes: Int {
      switch self {
      case .part(let part): part.minutes
      case .rest: Timetable.minutesOfABreak
      }
    }
  }

  struct LeftOut: Equatable {
    let unit: TimetableUnit
    /// The budget from which on it is in the plan.
    let fitsFrom: Int
  }

  let budget: Int?
  /// In the order in which they come.
  let entries: [Entry]
  /// The one that comes back first before all others.
  let leftOut: [LeftOut]

  static let minutesOfABreak = 10
  /// Nobody listens for longer, so there is a break about every 75 minutes.
  static let minutesWithoutABreak = 85

  var minutes: Int { entries.reduce(0) { $0 + $1.minutes } }
  var breaks: Int { entries.filter { $0 == .rest }.count }
  var work: Int { minutes - breaks * Self.minutesOfABreak }

  /// Takes the units in their order as long as there is time for them, and leaves out the others.
  ///
  /// A unit that would fit is left out when one before it does not: so whoever has more time gets more,
  /// and never something else.
  init(of units: [TimetableUnit], budget: Int?) {
    self.budget = budget
    let plans = (0...units.count).map { Self.entries(for: units.prefix($0).flatMap(\.parts)) }
    let totals = plans.map { $0.reduce(0) { $0 + $1.minutes } }
    let count = totals.lastIndex { $0 <= budget ?? .max } ?? 0
    entries = plans[count]
    leftOut = (count..<units.count).map { index in
      LeftOut(unit: units[index], fitsFrom: totals[(index + 1)...].min() ?? 0)
    }
  }

  /// Puts the parts into the order of the course, with breaks that cut the work into equal stretches, or
  /// as near to that as the parts allow.
  private static func entries(for parts: [TimetablePart]) -> [Entry] {
    let parts = parts.sorted { ($0.chapterNumber, $0.number) < ($1.chapterNumber, $1.number) }
    let work = parts.reduce(0) { $0 + $1.minutes }
    let stretches = max(1, (work + minutesWithoutABreak - 1) / minutesWithoutABreak)
    var ends: [Int] = []
    for part in parts.dropLast() { ends.append((ends.last ?? 0) + part.minutes) }
    var breaks: Set<Int> = []
    for number in 1..<stretches {
      let wanted = work * number / stretches
      let free = ends.indices.filter { !breaks.contains($0) }
      guard let nearest = free.min(by: { abs(ends[$0] - wanted) < abs(ends[$1] - wanted) })
      else { break }
      breaks.insert(nearest)
    }
    return parts.enumerated().flatMap { index, part -> [Entry] in
      breaks.contains(index) ? [.part(part), .rest] : [.part(part)]
    }
  }
}
