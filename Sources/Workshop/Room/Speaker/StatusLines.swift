import Course
import Stage

/// The rows below the panes, which only the speaker sees.
struct StatusLines {
  private struct Part {
    let text: String
    /// Left out where not all of it fits.
    var addition: String?
    let style: TextStyle
    let rows: Int
    /// Whether it gets more rows where it does not fit.
    var isWhole = false
  }

  /// Two of them are for the row of the notes, in a terminal of 100 columns.
  static let count = 3
  private let parts: [Part]

  /// The keys and their meanings: shown while the key after the prefix is still to come.
  static var keys: StatusLines {
    let keys = SpeakerKey.allCases.map { "\($0.help.key) \($0.help.does)" }
    let text = keys.joined(separator: " · ")
    return StatusLines(parts: [Part(text: text, style: .reversed, rows: count, isWhole: true)])
  }

  /// A text that does not fit ends with "…".
  func rows(columns: Int) -> [[Cell]] {
    parts.flatMap { part in
      let whole = [part.text, part.addition].compactMap(\.self).joined(separator: " · ")
      let needed = whole.wrapped(columns: columns - 2).count
      let room = Extent(
        columns: columns - 2,
        rows: part.isWhole ? max(part.rows, needed) : part.rows
      )
      var canvas = Canvas(Extent(columns: columns, rows: room.rows))
      let fits = needed <= room.rows
      let text = Text(fits ? whole : part.text, part.style)
      canvas.draw(text.draw(in: room), column: 1)
      canvas.makeOpaque(style: part.style)
      return canvas.rows
    }
  }
}

extension StatusLines {
  /// The row that is on, or the question that the room sees; and then what the room sees and the
  /// minutes against the plan.
  ///
  /// - Parameters:
  ///   - now: In seconds since 1970.
  ///   - isShown: Whether a page is open.
  init(_ state: Presentation.State, now: Double, isShown: Bool) {
    guard !state.keys.isPrefixPressed else {
      self = .keys
      return
    }
    let rows = state.notes.rows
    let row = state.nowRow.map { row in
      let number = "\(state.row + 1)/\(rows.count)"
      let what = row.isQuestion ? state.question ?? row.typed : row.typed
      return [number, what, row.sees].joined(separator: " · ").replacing(/[`*]/, with: "")
    }
    let isAsked = state.view.question != nil || state.nowRow?.isQuestion == true
    let isNext = rows.dropFirst(state.row + 1).first?.isQuestion == true
    let planned = state.notes.minutes(before: state.row)
    let facts = [
      state.remark,
      "^\\ keys",
      "\(state.chapter.label) \(state.chapter.name)",
      isShown ? "the room sees \(state.view.label)" : "no page is open: o opens it",
      "\(Int((now - state.began) / 60)) min, plan \(planned) of \(state.notes.minutes)",
    ]
    parts = [
      Part(
        text: state.view.question ?? row ?? "",
        addition: isNext && !isAsked ? state.question.map { "ask: \($0)" } : nil,
        style: .reversed,
        rows: Self.count - 1
      ),
      Part(
        text: facts.compactMap(\.self).joined(separator: " · "),
        style: state.remark == nil ? .dim : .bold,
        rows: 1
      ),
    ]
  }
}
