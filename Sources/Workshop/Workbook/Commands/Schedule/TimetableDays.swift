/// Puts parts into days, in the order of the course.
///
/// Lessons and exercises are never interrupted, and a pause comes after an exercise: what was heard
/// has been tried by then.
struct TimetableDays {
  private let parts: [TimetablePart]

  init(_ parts: [TimetablePart]) {
    self.parts = parts.sorted { ($0.chapterNumber, $0.number) < ($1.chapterNumber, $1.number) }
  }

  /// What is done on each day; nil if there is more than the days hold. Without days it is one
  /// that has no end.
  ///
  /// - Parameter isCut: Whether something was left out, so that a debrief lasts until the day is
  ///   over.
  func layOut(_ days: [Int]?, isCut: Bool = false) -> [[Timetable.Entry]]? {
    guard let days else { return [day(rest: parts[...], minutes: nil, isCut: isCut).entries] }
    var rest = parts[...]
    var plan: [[Timetable.Entry]] = []
    for minutes in days where !rest.isEmpty || plan.isEmpty {
      let day = day(rest: rest, minutes: minutes, isCut: isCut)
      rest = rest.dropFirst(day.count)
      plan.append(day.entries)
    }
    return rest.isEmpty ? plan : nil
  }

  /// One day, and how many of the parts it has.
  private func day(
    rest: ArraySlice<TimetablePart>,
    minutes: Int?,
    isCut: Bool
  ) -> (entries: [Timetable.Entry], count: Int) {
    let hasFrame = minutes.map { $0 >= Timetable.shortestDay } ?? false
    let hasLunch = minutes.map { $0 > Timetable.longestWithoutLunch } ?? false
    let lunchFrom = hasLunch ? minutes.map { ($0 - Timetable.minutesOfLunch) / 2 } : nil
    let end = minutes.map { $0 - (hasFrame ? Timetable.minutesOfTheDebrief : 0) } ?? .max
    var entries: [Timetable.Entry] = hasFrame ? [.arrival] : []
    var time = entries.reduce(0) { $0 + $1.minutes }
    var sincePause = 0
    var hadLunch = lunchFrom == nil
    var count = 0
    var lastPause: Int?
    for part in rest {
      guard time + part.minutes <= end else { break }
      entries.append(.part(part))
      time += part.minutes
      sincePause += part.minutes
      count += 1
      guard part.exercise != nil, count < rest.count else { continue }
      let ahead = minutesToTheNextExercise(rest.dropFirst(count))
      let pause: Timetable.Entry
      if !hadLunch, let lunchFrom, time + ahead / 2 >= lunchFrom {
        pause = .lunch
        hadLunch = true
      } else if sincePause + ahead > Timetable.minutesWithoutABreak {
        pause = .rest
      } else {
        continue
      }
      lastPause = entries.count
      entries.append(pause)
      time += pause.minutes
      sincePause = 0
    }
    // No pause before the end of the day.
    if let lastPause, lastPause == entries.count - 1 { time -= entries.removeLast().minutes }
    if hasFrame, let minutes {
      let isFull = isCut || count < rest.count
      let longest = isFull ? minutes : 3 * Timetable.minutesOfTheDebrief
      entries.append(.debrief(minutes: min(minutes - time, longest)))
    }
    return (entries, count)
  }

  /// How long it is until the class has tried the next thing.
  private func minutesToTheNextExercise(_ rest: ArraySlice<TimetablePart>) -> Int {
    var minutes = 0
    for part in rest {
      minutes += part.minutes
      if part.exercise != nil { break }
    }
    return minutes
  }
}
