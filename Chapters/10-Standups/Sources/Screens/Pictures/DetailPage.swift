import Foundation
import Stage

/// A row of a stand-up's screen that can be chosen.
enum DetailRow {
  case start
  case meeting(Meeting)
}

extension Standup {
  var rows: [DetailRow] { [.start] + meetings.map(DetailRow.meeting) }

  fileprivate var names: String {
    attendees.isEmpty ? "nobody" : attendees.map(\.shownName).joined(separator: ", ")
  }
}

extension StandupsConsole {
  /// The screen of one stand-up.
  func detailPage(of standup: Standup) -> Page {
    Page(
      title: StyledLine("‹ Stand-ups  ", .dim) + standup.theme.mark
        + StyledLine(standup.name, .bold),
      content: VStack {
        Text("\(standup.minutes.counted("minute")), with \(standup.names).", .dim)
          .limited(rows: 3).padding(columns: 2)
        Text(" ")
        List(standup.rows, selected: min(detailRow, standup.meetings.count)) { self.line($0) }
      },
      notes: notes,
      keys: [
        "enter": "open", "s": "start", "e": "edit", "d": "delete",
        "x": "remove meeting", "esc": "back", "q": "quit",
      ]
    )
  }

  private func line(_ row: DetailRow) -> any View {
    switch row {
    case .start: StyledLine("● ", TextStyle(foreground: .red)) + StyledLine("Start a meeting")
    case .meeting(let meeting):
      StyledLine("  \(shown(meeting.date))  ")
        + StyledLine(meeting.transcript.isEmpty ? "no transcript" : meeting.transcript, .dim)
    }
  }

  /// The screen of a meeting that is over.
  func meetingPage(of meeting: Meeting, in standup: Standup) -> Page {
    Page(
      title: StyledLine("‹ \(standup.name)  ", .dim) + StyledLine(shown(meeting.date), .bold),
      content: VStack {
        Text("With \(standup.names).", .dim).limited(rows: 3)
        Text(" ")
        Text(meeting.transcript.isEmpty ? "Nothing was written down." : meeting.transcript)
      }
      .padding(columns: 2),
      keys: ["esc": "back", "q": "quit"]
    )
  }

  /// `2023-11-14 22:13`
  func shown(_ date: Date) -> String {
    date.formatted(
      Date.VerbatimFormatStyle(
        format: """
          \(year: .defaultDigits)-\(month: .twoDigits)-\(day: .twoDigits) \
          \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits)
          """,
        timeZone: timeZone,
        calendar: Calendar(identifier: .gregorian)
      )
    )
  }
}
