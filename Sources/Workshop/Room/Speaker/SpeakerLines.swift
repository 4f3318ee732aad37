import Course
import Stage

/// The two rows below the terminal, which the room does not see.
struct SpeakerLines {
  static let count = 2
  private let texts: [(text: String, style: TextStyle)]

  /// What each key does: shown while the key after the prefix is still to come.
  static var keys: SpeakerLines {
    let keys = SpeakerKey.allCases.map { "\($0.help.key) \($0.help.does)" }
    let half = (keys.count + 1) / 2
    return SpeakerLines(
      texts: [keys.prefix(half), keys.suffix(from: half)].map {
        ($0.joined(separator: " · "), .reversed)
      }
    )
  }

  func rows(columns: Int) -> [[Cell]] {
    texts.map { text, style in
      var canvas = Canvas(Extent(columns: columns, rows: 1))
      canvas.makeOpaque(style: style)
      canvas.write(" \(text) ", style: style)
      return canvas.rows[0]
    }
  }
}

extension SpeakerLines {
  /// The row that is on, and then the minutes against the plan and what the room sees.
  ///
  /// - Parameter now: In seconds since 1970.
  init(_ state: Presentation.State, now: Double) {
    guard !state.keys.isArmed else {
      self = .keys
      return
    }
    let rows = state.notes.rows
    let row = state.nowRow.map { row in
      let what = row.kind == .question ? state.question ?? row.typed : row.typed
      let number = "\(state.row + 1)/\(rows.count)"
      return [number, what, row.sees].joined(separator: " · ").replacing(/[`*]/, with: "")
    }
    let planned = rows.prefix(state.row).reduce(0) { $0 + $1.minutes }
    let inAll = rows.reduce(0) { $0 + $1.minutes }
    let facts = [
      state.remark,
      "^\\ keys",
      "\(state.chapter.folder.prefix(2)) \(state.chapter.name)",
      "\(Int((now - state.began) / 60)) min, plan \(planned) of \(inAll)",
      "the room sees \(state.view.words)",
      state.question.map { "ask: \($0)" },
    ]
    texts = [
      (row ?? "", .reversed),
      (facts.compactMap(\.self).joined(separator: " · "), state.remark == nil ? .dim : .bold),
    ]
  }
}
