import Stage
import TerminalScreens

/// Draws rows of cells on the person's terminal, and each time only the rows that have changed.
struct TerminalPainter {
  private var drawn: [[TerminalScreen.Cell]] = []
  private let colors: ColorDepth

  init(colors: ColorDepth) { self.colors = colors }

  /// The terminal shows something else now: the next update draws all rows.
  mutating func forget() { drawn = [] }

  mutating func update(to picture: PanesPicture) -> String {
    var text = "\u{1B}[?2026h\u{1B}[?25l"
    for (index, row) in picture.rows.enumerated()
    where !drawn.indices.contains(index) || drawn[index] != row {
      text += "\u{1B}[\(index + 1);1H\(draw(row))"
    }
    drawn = picture.rows
    if let cursor = picture.cursor {
      text += "\u{1B}[\(cursor.row + 1);\(cursor.column + 1)H\u{1B}[?25h"
    }
    return text + "\u{1B}[?2026l"
  }

  private func draw(_ row: [TerminalScreen.Cell]) -> String {
    var text = "\u{1B}[m"
    var last = TerminalScreen.Cell()
    for cell in row {
      guard let character = cell.character else { continue }
      if cell.style != last.style || cell.isItalic != last.isItalic
        || cell.isUnderlined != last.isUnderlined
      {
        let codes =
          ["0"] + cell.style.codes(colors) + (cell.isItalic ? ["3"] : [])
          + (cell.isUnderlined ? ["4"] : [])
        text += "\u{1B}[\(codes.joined(separator: ";"))m"
        last = cell
      }
      text.append(character)
    }
    return text + "\u{1B}[m"
  }
}
