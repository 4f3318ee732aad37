import OperatingSystem
import Stage
import TerminalScreens

/// The two rows below the terminal, which the room does not see.
struct SpeakerLines {
  /// `5/12`, the command or the question, and what the room should see.
  var row = ""
  var remark: String?
  var chapter = ""
  var minutesPassed = 0
  var minutesPlanned = 0
  var minutesInAll = 0
  var view = ""
  var question: String?
  var isArmed = false

  static let count = 2

  func rows(columns: Int) -> [[TerminalScreen.Cell]] {
    let keys = SpeakerKey.allCases.map { "\($0.help.key) \($0.help.does)" }
    guard !isArmed else {
      let half = (keys.count + 1) / 2
      return [keys.prefix(half), keys.suffix(from: half)].map {
        cells($0.joined(separator: " · "), .reversed, columns)
      }
    }
    let time = "\(minutesPassed) min, plan \(minutesPlanned) of \(minutesInAll)"
    let facts = [
      remark, "^\\ keys", chapter, time, "the room sees \(view)", question.map { "ask: \($0)" },
    ]
    .compactMap(\.self)
    return [
      cells(row, .reversed, columns),
      cells(facts.joined(separator: " · "), remark == nil ? .dim : .bold, columns),
    ]
  }

  private func cells(_ text: String, _ style: TextStyle, _ columns: Int) -> [TerminalScreen.Cell] {
    var cells: [TerminalScreen.Cell] = []
    for character in " \(text) ".map(\.printable) where character.columns > 0 {
      let width = character.columns
      guard cells.count + width <= columns else { break }
      cells.append(TerminalScreen.Cell(character, style))
      if width == 2 { cells.append(TerminalScreen.Cell(nil, style)) }
    }
    return cells + Array(repeating: TerminalScreen.Cell(" ", style), count: columns - cells.count)
  }
}
