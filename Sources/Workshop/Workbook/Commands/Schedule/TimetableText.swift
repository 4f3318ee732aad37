import Usage

extension Timetable {
  /// The plan, as somebody hangs it up in the room.
  func text(start: TimeOfDay?) -> String {
    ([headline] + table(start: start) + remarks).joined(separator: "\n")
  }

  private var headline: String {
    let whole =
      budget == nil ? "The whole course" : "What fits into \(spoken(minutes: budget ?? 0))"
    guard !entries.isEmpty else { return "\(whole): nothing. There is too little time." }
    let rests = breaks == 1 ? "1 break" : "\(breaks) breaks"
    return "\(whole): \(spoken(minutes: work)) of work and \(rests), \(spoken(minutes: minutes))."
  }

  private func table(start: TimeOfDay?) -> [String] {
    guard !entries.isEmpty else { return [] }
    let chapters = entries.map { entry in
      if case .part(let part) = entry { part.chapter } else { "" }
    }
    let things = entries.map { entry in
      if case .part(let part) = entry { part.what } else { "break" }
    }
    let width = chapters.map(\.count).max() ?? 0
    let wide = things.map(\.count).max() ?? 0
    var time = 0
    var lines = [""]
    for (index, entry) in entries.enumerated() {
      let isSame = index > 0 && chapters[index] == chapters[index - 1]
      lines.append(
        [
          "  \(clock(start, time))", (isSame ? "" : chapters[index]).padding(to: width),
          things[index].padding(to: wide), "\(entry.minutes) min".leftPadded(to: 6),
        ]
        .joined(separator: "  ")
      )
      time += entry.minutes
    }
    return lines + ["  \(clock(start, time))  the end"]
  }

  private var remarks: [String] {
    var lines: [String] = []
    if let budget, budget > minutes, !leftOut.isEmpty, !entries.isEmpty {
      lines += ["", "\(spoken(minutes: budget - minutes)) are left for questions."]
    }
    guard !leftOut.isEmpty else { return lines }
    let rows = leftOut.map { left in
      (
        left.unit.parts.map(\.what).joined(separator: ", then "),
        "\(left.unit.parts[0].chapter), \(spoken(minutes: left.unit.minutes)): "
          + "with \(spoken(minutes: left.fitsFrom))"
      )
    }
    return lines + ["", "Left out, and the time with which it fits:", wordTable(rows)]
  }

  private func clock(_ start: TimeOfDay?, _ passed: Int) -> String {
    start.map { $0.text(after: passed) }
      ?? "\(passed / 60):\(twoDigits(passed % 60))".leftPadded(to: 5)
  }
}

extension String {
  fileprivate func leftPadded(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}
