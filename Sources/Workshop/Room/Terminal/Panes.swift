import Stage
import TerminalScreens

/// The shells of a presentation. Two stand left and right, or one of them is shown alone.
struct Panes {
  private(set) var all: [Pane] = []
  /// The size of the terminal, above the speaker's rows.
  private(set) var size = (columns: 80, rows: 24)
  private(set) var isSplit = false
  private var focus = 0
  /// The number of rows by which the pane that has the keys is scrolled back.
  private var scrolledBack = 0

  /// The pane that has the keys.
  var focused: Pane? { all.indices.contains(focus) ? all[focus] : nil }

  /// Whether a program has the whole screen of the pane that has the keys.
  var isScreenTaken: Bool { focused?.screen.isAlternate == true }

  private var visible: [Pane] { isSplit ? all : focused.map { [$0] } ?? [] }

  private var widths: [Int] {
    let left = (size.columns - 1) / 2
    return visible.count > 1 ? [left, size.columns - 1 - left] : [size.columns]
  }

  mutating func add(_ pane: Pane) {
    all.append(pane)
    (focus, isSplit) = (all.count - 1, all.count > 1)
    fit()
  }

  mutating func remove(_ pane: Pane) {
    all.removeAll { $0 === pane }
    (focus, isSplit) = (0, false)
    fit()
  }

  mutating func toggleSplit() {
    isSplit.toggle()
    fit()
  }

  mutating func focusNext() {
    focus = all.isEmpty ? 0 : (focus + 1) % all.count
    fit()
  }

  mutating func resize(columns: Int, rows: Int) {
    size = (columns, rows)
    fit()
  }

  private func fit() {
    for (pane, columns) in zip(visible, widths) { pane.resize(columns: columns, rows: size.rows) }
  }

  mutating func scroll(back rows: Int) {
    scrolledBack = min(max(0, scrolledBack + rows), focused?.screen.history.count ?? 0)
  }

  mutating func scrollToEnd() { scrolledBack = 0 }
}

/// The part of the terminal above the speaker's rows.
struct PanesFrame {
  var rows: [[Cell]]
  /// Nil where none is shown.
  var cursor: (column: Int, row: Int)?
}

extension Panes {
  var frame: PanesFrame {
    var frame = PanesFrame(rows: Array(repeating: [], count: size.rows))
    var left = 0
    for (pane, width) in zip(visible, widths) {
      let screen = pane.screen
      let back = pane === focused ? min(scrolledBack, screen.history.count) : 0
      let shown = screen.history.suffix(back) + screen.rows
      for (row, cells) in zip(frame.rows.indices, shown.prefix(size.rows)) {
        if left > 0 { frame.rows[row].append(Cell("│", .dim)) }
        let missing = max(0, width - cells.count)
        frame.rows[row] += cells.prefix(width)
        frame.rows[row] += Array(repeating: Cell(), count: missing)
      }
      if pane === focused, screen.isCursorShown, back == 0 {
        let row = min(screen.cursor.row, size.rows - 1)
        frame.cursor = (left + screen.cursor.column, row)
      }
      left += width + 1
    }
    return frame
  }
}
