extension StandupsDesk {
  /// What is on the screen, in one line, for a place where nothing can be drawn.
  var told: String? {
    guard isLaunched else { return nil }
    return switch app.destination {
    case .add: "A new stand-up is typed."
    case .detail(let detail): told(detail)
    case nil: ([toldList] + notesTold).joined(separator: " │ ")
    }
  }

  private var toldList: String {
    let count = app.standups.count.counted("stand-up")
    let names = app.standups.prefix(5).map(\.name).joined(separator: ", ")
    let more = app.standups.count > 5 ? " and \(app.standups.count - 5) more" : ""
    return app.standups.isEmpty ? "No stand-ups yet." : "\(count): \(names)\(more)"
  }

  private var notesTold: [String] {
    [app.notice, app.saving == .notNeeded ? nil : app.saving.sentence].compactMap(\.self)
  }

  private func told(_ detail: any StandupDetailScreen) -> String {
    let name = detail.standup.name
    return switch detail.destination {
    case .alert(let alert): "\(name) asks: \(alert.told)"
    case .edit: "\(name) is edited."
    case .meeting(let meeting): "\(name), \(shown(meeting.date)): \(meeting.told)"
    case .record(let meeting): "\(name), a meeting: \(meeting.told)"
    case nil:
      ([detail.standup.told] + notesTold).joined(separator: " │ ")
    }
  }
}

extension RecordMeetingScreen {
  /// The seconds are no news, and neither is each word: the transcript is told when it is kept.
  fileprivate var told: String {
    if case .alert(let alert) = destination { return alert.told }
    let hasSpeaker = standup.attendees.indices.contains(speakerIndex)
    let speaker = hasSpeaker ? standup.attendees[speakerIndex].shownName : "nobody"
    let turn = "\(speaker) speaks (\(speakerIndex + 1) of \(max(1, standup.attendees.count)))"
    return "\(turn) │ \(hearing.told)"
  }
}

extension Hearing {
  fileprivate var told: String {
    switch self {
    case .asking: "may it be written down?"
    case .listening: "written down"
    case .notAllowed: "not written down"
    case .failed(let sentence): "\(sentence) What was said so far is kept."
    }
  }
}

extension Standup {
  fileprivate var told: String {
    let last = meetings.first.map { " │ the last one: \($0.told)" } ?? ""
    return "\(name): \(facts)\(last)"
  }
}

extension Meeting {
  /// Its first words.
  fileprivate var told: String {
    guard !transcript.isEmpty else { return "nothing was written down" }
    let start = transcript.prefix(60)
    return start.endIndex == transcript.endIndex ? "“\(start)”" : "“\(start)…”"
  }
}

extension AlertState {
  /// `Delete? It will be gone. [Delete] [Keep it]`
  fileprivate var told: String {
    let end = title.last?.isPunctuation == true ? "" : "."
    return ([title + end, message] + buttons.map { "[\($0.label)]" }).joined(separator: " ")
  }
}
