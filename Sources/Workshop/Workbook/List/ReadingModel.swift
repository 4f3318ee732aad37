import Stage

/// A text that fills the window: a lesson, a task, a diff, what the keys do.
@MainActor
final class ReadingModel {
  let title: String
  let scroll = Scroll()
  private let layOut: (_ columns: Int, _ keepsBackticks: Bool) -> Canvas
  private var drawn: (columns: Int, picture: Canvas)?

  init(_ title: String, _ markdown: String) {
    self.title = title
    layOut = { columns, keepsBackticks in
      var text = LongText(.markdown(markdown))
      text.keepsBackticks = keepsBackticks
      return text.picture(columns: columns)
    }
  }

  init(_ title: String, _ diff: DiffPicture) {
    self.title = title
    layOut = { columns, _ in diff.picture(columns: columns) }
  }

  /// All of it; laid out anew only when the window has another width.
  func picture(columns: Int, keepsBackticks: Bool) -> Canvas {
    if let drawn, drawn.columns == columns { return drawn.picture }
    let picture = layOut(columns, keepsBackticks)
    drawn = (columns, picture)
    return picture
  }
}

extension ListModel {
  static let help = """
    | key | what it does |
    |---|---|
    | ↑ ↓, k j | another exercise |
    | enter, c | checks the exercise: builds it, runs its tests, says what is not true yet |
    | a | checks all of them |
    | esc, Ctrl-C | ends a check that runs |
    | n | goes to the next exercise that is not solved |
    | h | one more hint: a question, a pointer, almost the answer |
    | t | what there is to do |
    | l | the lesson of the chapter |
    | d | the demo of the chapter, in any of its versions |
    | D | what took control of the chapter: the diff |
    | o | opens the file in your editor, at the line of the first TODO |
    | w | judges the exercise after each save |
    | f | every failure in full, or the first one only |
    | space b | the lower part, a page on, a page back |
    | q | quits |

    ✔ is solved, ◐ is begun, · is untouched. ↻ was solved, and was changed since: check it again.

    Everything here is a command as well: `swift run workbook --help`.
    """
}
