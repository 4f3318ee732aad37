import Course
import Stage
import Usage

extension CommandWord {
  static let notes = CommandWord(
    "notes",
    operands: "CHAPTER",
    count: 1...1,
    promise: "What the instructor needs on stage.",
    options: [
      Option("--row", "N", promise: "One row at a time, from this one on, with next and back.")
    ],
    details: """
      Through a pipe, it is markdown: notes 1 > notes.md

      With --row, a second terminal shows the row that is on: the space bar goes to
      the next one, b goes back, and so do the keys of a clicker.
      """
  ) { typed, context in
    let chapter = try context.course().chapter(typed.words[0])
    guard let notes = chapter.lesson.notes, !notes.isEmpty else {
      throw CommandFailure(
        "\(chapter.stagePath) is not there. Get the file back from your clone.",
        .fileTrouble
      )
    }
    let title = "\(chapter.folder.prefix(2)) \(chapter.name)"
    let rows = StageNotes(notes).rows.count
    guard typed.has("--row") else {
      context.show("# \(title) · on stage\n\n\(notes)")
      return .success
    }
    guard rows > 0 else {
      throw CommandFailure("\(chapter.stagePath) has no rows.", .fileTrouble)
    }
    let reader = RowReader(StageNotes(notes), title: title)
    reader.row = (try typed.number("--row", in: 1...rows) ?? 1) - 1
    guard context.terminal.hasKeys else {
      context.show(reader.page)
      return .success
    }
    return await context.turnRows(of: reader)
  }
}

extension CommandContext {
  @MainActor
  fileprivate func turnRows(of reader: RowReader) async -> ExitCode {
    let keepsBackticks = terminal.colors == .none
    let scene = Scene("notes", reader, hint: "space next · b back") { reader, _ in
      RowPicture(page: reader.page, keepsBackticks: keepsBackticks)
    } press: {
      $0.press($1)
    } run: { _ in
    }
    return await perform(scene, Arrangement())
  }
}

/// The page as far as there is room: what is needed first stands first.
private struct RowPicture: View {
  let page: String
  let keepsBackticks: Bool

  var growth: Axes { .both }

  func draw(in size: Extent) -> Canvas {
    var canvas = Canvas(size)
    canvas.draw(
      MarkdownPage(page).picture(columns: min(size.columns, 100), keepsBackticks: keepsBackticks)
    )
    return canvas
  }
}
