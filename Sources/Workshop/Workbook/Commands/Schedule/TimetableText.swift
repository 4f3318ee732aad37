import Usage

extension Timetable {
  /// The plan, as an instructor hangs it up in the room.
  func text(start: TimeOfDay?) -> String {
    ([headline] + table(start: start) + remarks).joined(separator: "\n")
  }

  private var headline: String {
    let whole = budget.map { "What fits into \($0.inWords)" } ?? "The whole course"
    guard work > 0 else { return "\(whole): nothing. There is too little time." }
    let worked = "\(spoken(minutes: work)) of work and \(counted(breaks, "break"))"
    return "\(whole): \(worked), \(spoken(minutes: minutes))."
  }

  private func table(start: TimeOfDay?) -> [String] {
    guard work > 0 else { return [] }
    let rows = days.map { $0.map(\.words) }
    let width = rows.joined().map(\.chapter.count).max() ?? 0
    let wide = rows.joined().map(\.what.count).max() ?? 0
    var lines: [String] = []
    for (number, day) in days.enumerated() {
      lines.append("")
      if days.count > 1 { lines.append("  day \(number + 1)") }
      var time = 0
      var before = ""
      for entry in day {
        let words = entry.words
        lines.append(
          [
            "  \(clock(start, time))",
            (words.chapter == before ? "" : words.chapter).padding(to: width),
            words.what.padding(to: wide), "\(entry.minutes) min".leftPadding(to: 6),
          ]
          .joined(separator: "  ")
        )
        before = words.chapter
        time += entry.minutes
      }
      lines.append("  \(clock(start, time))  the end")
    }
    return lines
  }

  private var remarks: [String] {
    var lines: [String] = []
    if let budget, budget.minutes > minutes, !leftOut.isEmpty, work > 0 {
      lines += ["", "\(spoken(minutes: budget.minutes - minutes)) are left for questions."]
    }
    guard !leftOut.isEmpty else { return lines }
    let rows = leftOut.map { unit in
      (
        unit.parts.map(\.what).joined(separator: ", then "),
        "\(unit.parts[0].chapter), \(spoken(minutes: unit.minutes))"
      )
    }
    return lines + ["", "Left out:", wordTable(rows)]
  }

  private func clock(_ start: TimeOfDay?, _ passed: Int) -> String {
    start.map { $0.text(after: passed) }
      ?? "\(passed / 60):\(twoDigits(passed % 60))".leftPadding(to: 5)
  }
}

extension Timetable.Entry {
  /// What the table says of it.
  fileprivate var words: (chapter: String, what: String) {
    switch self {
    case .part(let part): (part.chapter, part.what)
    case .arrival: ("", "arrival: clone, swift run workbook doctor")
    case .rest: ("", "break")
    case .lunch: ("", "lunch")
    case .debrief: ("", "debrief and questions")
    }
  }
}

extension TimeBudget {
  /// `3 h`, or `2 days of 7 h 30 min`.
  fileprivate var inWords: String {
    let day = spoken(minutes: days[0])
    return days.count == 1 ? day : "\(days.count) days of \(day)"
  }
}
