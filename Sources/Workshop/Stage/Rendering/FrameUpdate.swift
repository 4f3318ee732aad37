/// The text that makes a terminal that shows one canvas show another.
///
/// Only the cells that differ are sent. After a character whose width terminals disagree about,
/// the cursor is placed again, so that such a character spoils one cell and not the whole line.
package struct FrameUpdate {
  private let depth: ColorDepth
  private var text = ""
  private var codes: [String] = []
  private var cursor: (column: Int, row: Int)?

  /// With no canvas to start from, the screen is cleared first.
  ///
  /// - Parameter cursor: Where the cursor is shown; nil for none.
  package static func text(
    from old: Canvas?,
    to new: Canvas,
    depth: ColorDepth,
    cursor: (column: Int, row: Int)? = nil
  ) -> String {
    var update = FrameUpdate(depth: depth)
    let start = old?.size == new.size ? old : nil
    if start == nil { update.text += Escape.clear }
    let shown = start ?? Canvas(new.size)
    for row in 0..<new.size.rows {
      for column in 0..<new.size.columns
      where new[column, row].shown != shown[column, row].shown {
        update.put(new, column: column, row: row)
      }
    }
    update.setStyle(.plain)
    if let cursor {
      update.text += Escape.move(column: cursor.column, row: cursor.row) + Escape.showCursor
    }
    return update.text.isEmpty ? "" : Escape.beginFrame + update.text + Escape.endFrame
  }

  private init(depth: ColorDepth) { self.depth = depth }

  private mutating func put(_ canvas: Canvas, column: Int, row: Int) {
    guard let character = canvas[column, row].character else { return }
    if let cursor, cursor.row == row, cursor.column <= column {
      if cursor.column < column { text += Escape.forward(column - cursor.column) }
    } else {
      text += Escape.move(column: column, row: row)
    }
    setStyle(canvas[column, row].style)
    text.append(character)
    cursor = character.hasCertainWidth ? (column + 1, row) : nil
  }

  private mutating func setStyle(_ style: TextStyle) {
    let wanted = style.codes(depth)
    guard wanted != codes else { return }
    text += Escape.style(wanted, isFromDefault: codes.isEmpty)
    codes = wanted
  }
}

extension Cell {
  /// A clear cell and a blank one are the same on a screen that has nothing behind it.
  fileprivate var shown: Cell { isClear ? Cell() : self }
}

extension Character {
  /// Whether every terminal gives this character one cell.
  fileprivate var hasCertainWidth: Bool {
    isASCII || (unicodeScalars.count == 1 && columns == 1)
  }
}
