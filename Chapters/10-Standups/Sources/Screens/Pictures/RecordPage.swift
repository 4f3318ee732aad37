import Stage

extension RecordMeetingScreen {
  /// The screen of a meeting that is being held.
  var page: Page {
    Page(
      title: standup.theme.mark + StyledLine(standup.name, .bold),
      status: hearing.status,
      content: RecordPicture(
        standup: standup,
        secondsElapsed: secondsElapsed,
        speakerIndex: speakerIndex,
        transcript: transcript,
        placeholder: hearing.placeholder
      ),
      notes: hearing.note.map { [$0] } ?? [],
      keys: isLast
        ? ["e": "end the meeting", "^C": "quit"]
        : ["n": "next speaker", "e": "end the meeting", "^C": "quit"]
    )
  }

  private var isLast: Bool { speakerIndex >= standup.attendees.count - 1 }
}

/// How much time is over, whose turn it is, and what was said last.
struct RecordPicture: View {
  let standup: Standup
  let secondsElapsed: Int
  let speakerIndex: Int
  let transcript: String
  let placeholder: String

  var growth: Axes { .both }

  func draw(in size: Extent) -> Canvas {
    let isHigh = size.rows >= 16
    return VStack(.center) {
      Split(
        StyledLine("\(secondsElapsed.minutesAndSeconds) gone"),
        StyledLine("\(secondsLeft.minutesAndSeconds) left")
      )
      TurnsBar(standup: standup, secondsElapsed: secondsElapsed, speakerIndex: speakerIndex)
      if isHigh {
        Text(" ")
        BigDigits(secondsLeft.minutesAndSeconds).foreground(standup.theme.color)
          .limited(rows: 6)
        Text(" ")
      }
      Text(speaker, .bold).limited(rows: 1)
      Text(turn, .dim).limited(rows: 1)
      Rule()
      Text(transcript.isEmpty ? placeholder : transcript, transcript.isEmpty ? .dim : .plain)
        .scrolled(to: .max)
        .aligned(.leading, .leading)
    }
    .padding(columns: 1)
    .draw(in: size)
  }

  private var secondsLeft: Int { max(0, standup.minutes * 60 - secondsElapsed) }

  private var speaker: String {
    guard standup.attendees.indices.contains(speakerIndex) else { return "Nobody attends" }
    return "\(standup.attendees[speakerIndex].shownName) speaks"
  }

  private var turn: String {
    guard !standup.attendees.isEmpty else { return "" }
    let next = standup.attendees.indices.contains(speakerIndex + 1)
    return "\(speakerIndex + 1) of \(standup.attendees.count)"
      + (next ? ", then \(standup.attendees[speakerIndex + 1].shownName)" : ", the last one")
  }
}

/// Filled as far as the time is over; the turn of the one who speaks is bold.
struct TurnsBar: View {
  let standup: Standup
  let secondsElapsed: Int
  let speakerIndex: Int

  var growth: Axes { .horizontal }

  func draw(in size: Extent) -> Canvas {
    var canvas = Canvas(Extent(columns: size.columns, rows: min(1, size.rows)))
    let turns = Turns(of: standup)
    // Rounded up: when a turn is over, its part is full.
    let filled = (secondsElapsed * size.columns + turns.seconds - 1) / turns.seconds
    for column in 0..<size.columns {
      let isTheirs = column * turns.speakers / size.columns == speakerIndex
      let style = TextStyle(foreground: standup.theme.color, weight: isTheirs ? .bold : .dim)
      canvas.write(column < filled ? "█" : "░", column: column, style: style)
    }
    return canvas
  }
}

extension Hearing {
  fileprivate var status: StyledLine {
    switch self {
    case .asking: StyledLine("… asking", .dim)
    case .listening: StyledLine("● ", TextStyle(foreground: .red)) + StyledLine("listening", .dim)
    case .notAllowed: StyledLine("not listening", .dim)
    case .failed: StyledLine("✗ not listening", .bad)
    }
  }

  fileprivate var placeholder: String {
    switch self {
    case .asking: "May this app write down what is said?"
    case .listening: "Say something."
    case .notAllowed: "Nothing is written down: you did not allow it."
    case .failed: "Nothing was written down."
    }
  }

  fileprivate var note: Note? {
    guard case .failed(let sentence) = self else { return nil }
    return Note("\(sentence) What was said so far is kept.", .bad)
  }
}
