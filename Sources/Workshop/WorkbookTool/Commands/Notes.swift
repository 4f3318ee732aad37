import Course
import Observation
import Stage
import Usage

extension Command {
  static let notes = Command(
    name: "notes",
    operands: "CHAPTER",
    summary: "What the instructor needs on stage.",
    options: [
      Option("--row", "N", summary: "One row at a time, from this one on, with next and back.")
    ],
    details: """
      Through a pipe, it is markdown: notes 1 > notes.md

      With --row, a second terminal shows the row that is on: the space bar goes to
      the next one, b goes back, and so do the keys of a clicker.
      """
  ) { typed, context in
    let chapter = try context.course().chapter(typed.operands[0])
    guard let notes = chapter.notes, !notes.isEmpty else {
      throw SentenceError("\(chapter.stagePath) is not there. Get the file back from your clone.")
    }
    let title = "\(chapter.label) \(chapter.name)"
    guard let word = typed.values["--row"] else {
      try context.show("# \(title) · on stage\n\n\(notes)")
      return .success
    }
    let reader = RowReader(SpeakerNotes(notes), title: title)
    let count = reader.notes.rows.count
    guard let row = Int(word), row > 0, row <= count else {
      throw UsageError("--row needs a number from 1 to \(count), not \"\(word)\".")
    }
    reader.row = row - 1
    guard context.terminal.hasKeys else {
      try context.show(reader.page)
      return .success
    }
    return await context.turnRows(of: reader)
  }
}

extension CommandContext {
  @MainActor
  fileprivate func turnRows(of reader: RowReader) async -> ExitCode {
    let scene = Scene("notes", reader, hint: "space next · b back") { reader, _ in
      // As far as there is room: what is needed first stands first.
      GeometryReader { size in
        let page = MarkdownPage(reader.page).lines(columns: min(size.columns, 100))
        return VStack { for line in page { line } }
      }
      .aligned(.leading, .leading)
    } press: {
      $0.press($1)
    } run: { _ in
    }
    let outcome = await Performance([scene]).run(on: terminal)
    return ExitCode(rawValue: outcome.exitCode) ?? .interrupted
  }
}

/// The position of a speaker on an instructor's page.
@MainActor @Observable
final class RowReader {
  /// From 0 on.
  var row = 0
  let notes: SpeakerNotes
  private let title: String

  init(_ notes: SpeakerNotes, title: String) {
    self.notes = notes
    self.title = title
  }

  func press(_ key: Key) -> KeyResponse {
    switch key {
    case .right, .down, .pageDown, .enter, .character(" "), .character("n"):
      row = min(row + 1, notes.rows.count - 1)
    case .left, .up, .pageUp, .backspace, .character("b"):
      row = max(0, row - 1)
    default: return .ignored
    }
    return .handled
  }

  /// The row that is on, the next two, and what else the speaker may need, in markdown.
  var page: String {
    let now = notes.rows[row]
    let before = notes.minutes(before: row)
    let next = notes.rows.dropFirst(row + 1).prefix(2).map {
      "- \($0.typed): \($0.sees) (\($0.minutes) min)"
    }
    return """
      # \(title) · row \(row + 1) of \(notes.rows.count) · \(now.minutes) min

      **You type**: \(now.typed)

      **The room sees**: \(now.sees)

      Minutes \(before) to \(before + now.minutes) of \(notes.minutes).

      \((next.isEmpty ? [] : ["**Next**"] + next).joined(separator: "\n\n"))

      \(notes.rest)
      """
  }
}
