import Foundation
import Stage

/// A row of a stand-up's screen.
enum DetailRow: Equatable {
  case start
  case fact(String, StyledLine)
  case heading(String)
  case meeting(Meeting)
  case attendee(Attendee)
  case remark(String)

  fileprivate var isSelectable: Bool {
    switch self {
    case .start, .meeting, .attendee: true
    case .fact, .heading, .remark: false
    }
  }
}

extension Standup {
  var rows: [DetailRow] {
    let none = DetailRow.remark("None yet.")
    return [
      .start,
      .fact("Length", "\(minutes.counted("minute"))"),
      .fact("Colour", theme.mark + StyledLine(theme.rawValue)),
      .heading("Past meetings"),
    ]
      + (meetings.isEmpty ? [none] : meetings.map(DetailRow.meeting))
      + [.heading("Attendees")]
      + (attendees.isEmpty ? [none] : attendees.map(DetailRow.attendee))
  }
}

extension [DetailRow] {
  /// The rows that can be chosen.
  var choices: [Int] { indices.filter { self[$0].isSelectable } }

  /// The one to choose where the row that was chosen may have gone.
  func choice(at row: Int) -> Int { choices.last { $0 <= row } ?? 0 }
}

extension StandupsDesk {
  /// The screen of one stand-up.
  func detailPage(of standup: Standup) -> Page {
    let rows = standup.rows
    return Page(
      title: StyledLine("‹ Stand-ups  ", .dim) + standup.theme.mark
        + StyledLine(standup.name, .bold),
      content: List(rows, selected: rows.choice(at: detailRow)) { self.line($0) },
      notes: notes,
      keys: [
        KeyHelp("↑↓", "move"), KeyHelp("enter", "open"), KeyHelp("s", "start a meeting"),
        KeyHelp("e", "edit"), KeyHelp("d", "delete it"), KeyHelp("x", "remove a past meeting"),
        KeyHelp("?", "help"), KeyHelp("esc", "back"),
      ]
    )
  }

  private func line(_ row: DetailRow) -> any View {
    switch row {
    case .start: StyledLine("● ", TextStyle(foreground: .red)) + StyledLine("Start a meeting")
    case .fact(let name, let value):
      StyledLine("  \(name)   ", .dim) + value
    case .heading(let title): StyledLine(title, .dim)
    case .meeting(let meeting):
      StyledLine("  \(shown(meeting.date))  ")
        + StyledLine(meeting.transcript.isEmpty ? "no transcript" : meeting.beginning, .dim)
    case .attendee(let attendee): StyledLine("  \(attendee.shownName)")
    case .remark(let words): StyledLine("  \(words)", .dim)
    }
  }

  /// The screen of a meeting that is over.
  func meetingPage(of meeting: Meeting, in standup: Standup) -> Page {
    let names = standup.attendees.map(\.shownName).joined(separator: ", ")
    return Page(
      title: StyledLine("‹ \(standup.name)  ", .dim) + StyledLine(shown(meeting.date), .bold),
      content: VStack {
        Text("With \(names.isEmpty ? "nobody" : names).", .dim).limited(rows: 3)
        Text(" ")
        LongText(
          text: meeting.transcript.isEmpty ? "Nothing was written down." : meeting.transcript,
          position: reading
        )
      }
      .padding(columns: 2),
      keys: [KeyHelp("↑↓", "scroll"), KeyHelp("?", "help"), KeyHelp("esc", "back")]
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

extension Meeting {
  /// No more than a row needs.
  fileprivate var beginning: String { String(transcript.prefix(200)) }
}
