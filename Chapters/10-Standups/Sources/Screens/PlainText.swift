extension StandupsConsole {
  /// What is on the screen, in one line, for a place where nothing can be drawn.
  var plainText: String {
    switch app.destination {
    case .add: "A new stand-up is typed."
    case .detail(let detail): plainText(detail)
    case nil: ([listText] + notesText).joined(separator: " │ ")
    }
  }

  private var listText: String {
    let count = app.standups.count.counted("stand-up")
    let names = app.standups.prefix(5).map(\.name).joined(separator: ", ")
    let more = app.standups.count > 5 ? " and \(app.standups.count - 5) more" : ""
    return app.standups.isEmpty ? "No stand-ups yet." : "\(count): \(names)\(more)"
  }

  private var notesText: [String] {
    app.saving == .notNeeded ? [] : [app.saving.sentence]
  }

  private func plainText(_ detail: any StandupDetailScreen) -> String {
    let name = detail.standup.name
    return switch detail.destination {
    case .alert(let alert): "\(name) asks: \(alert.plainText)"
    case .edit: "\(name) is edited."
    case .meeting(let meeting): "\(name), \(shown(meeting.date)): \(meeting.plainText)"
    case .record(let meeting): "\(name), a meeting: \(meeting.plainText)"
    case nil:
      ([detail.standup.plainText] + notesText).joined(separator: " │ ")
    }
  }
}

extension RecordMeetingScreen {
  /// The seconds are no news, and neither is each word: the transcript is said when it is kept.
  fileprivate var plainText: String {
    if case .alert(let alert) = destination { return alert.plainText }
    let hasSpeaker = standup.attendees.indices.contains(speakerIndex)
    let speaker = hasSpeaker ? standup.attendees[speakerIndex].shownName : "nobody"
    let turn = "\(speaker) speaks (\(speakerIndex + 1) of \(max(1, standup.attendees.count)))"
    return "\(turn) │ \(hearing.plainText)"
  }
}

extension Hearing {
  fileprivate var plainText: String {
    switch self {
    case .asking: "may it be written down?"
    case .listening: "written down"
    case .notAllowed: "not written down"
    case .failed(let sentence): "\(sentence) What was said so far is kept."
    }
  }
}

extension Standup {
  fileprivate var plainText: String {
    let last = meetings.first.map { " │ the last one: \($0.plainText)" } ?? ""
    return "\(name): \(facts)\(last)"
  }
}

extension Meeting {
  /// Its first words.
  fileprivate var plainText: String {
    guard !transcript.isEmpty else { return "nothing was written down" }
    let start = transcript.prefix(60)
    return start.endIndex == transcript.endIndex ? "“\(start)”" : "“\(start)…”"
  }
}

extension AlertState {
  /// `Delete? It will be gone. [Delete] [Keep it]`
  fileprivate var plainText: String {
    let end = title.last?.isPunctuation == true ? "" : "."
    return ([title + end, message] + buttons.map { "[\($0.label)]" }).joined(separator: " ")
  }
}
