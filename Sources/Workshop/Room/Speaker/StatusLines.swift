import Course
import Stage

/// The rows below the panes, which only the speaker sees.
enum StatusLines {
  /// Two of them are for the row of the notes, in a terminal of 100 columns.
  static let count = 3

  /// The row that is on, or the question that the room sees; and then what the room sees and the
  /// minutes against the plan.
  ///
  /// - Parameters:
  ///   - now: In seconds since 1970.
  ///   - isShown: Whether a page is open.
  static func rows(
    _ state: Presentation.State,
    now: Double,
    isShown: Bool,
    columns: Int
  ) -> [[Cell]] {
    guard !state.keys.isPrefixPressed else { return keys(columns: columns) }
    let rows = state.notes.rows
    let row = state.nowRow.map { row in
      let number = "\(state.row + 1)/\(rows.count)"
      let what = row.isQuestion ? state.question ?? row.typed : row.typed
      return [number, what, row.sees].joined(separator: " · ").replacing(/[`*]/, with: "")
    }
    let isAsked = state.nowRow?.isQuestion == true
    let isNext = rows.dropFirst(state.row + 1).first?.isQuestion == true
    let next = isNext && !isAsked ? state.question.map { "ask: \($0)" } : nil
    let shown = state.view.question.map { [$0] } ?? [row, next].compactMap(\.self)
    let planned = state.notes.minutes(before: state.row)
    let facts = [
      state.remark,
      "^\\ keys",
      "\(state.chapter.label) \(state.chapter.name)",
      isShown ? "the room sees \(state.view.label)" : "no page is open: o opens it",
      "\(Int((now - state.began) / 60)) min, plan \(planned) of \(state.notes.minutes)",
    ]
    let style = state.remark == nil ? TextStyle.dim : .bold
    return Self.rows(shown.joined(separator: " · "), .reversed, count - 1, columns)
      + Self.rows(facts.compactMap(\.self).joined(separator: " · "), style, 1, columns)
  }

  /// The keys and their meanings, in as many rows as they need: shown while the key after the
  /// prefix is still to come.
  static func keys(columns: Int) -> [[Cell]] {
    let keys = SpeakerKey.allCases.map { "\($0.help.key) \($0.help.does)" }
    let text = keys.joined(separator: " · ")
    return rows(text, .reversed, max(count, text.wrapped(columns: columns - 2).count), columns)
  }

  /// A text that does not fit ends with "…".
  private static func rows(
    _ text: String,
    _ style: TextStyle,
    _ count: Int,
    _ columns: Int
  ) -> [[Cell]] {
    var canvas = Canvas(Extent(columns: columns, rows: count))
    let space = Extent(columns: columns - 2, rows: count)
    canvas.draw(Text(text, style).draw(in: space), column: 1)
    canvas.makeOpaque(style: style)
    return canvas.rows
  }
}
