import Stage

/// The screen of a terminal after the bytes that a program has written to it.
package struct TerminalScreen: Sendable {
  package internal(set) var columns: Int
  /// A row may be longer than the screen: what a narrow window hides is shown again in a wider one.
  package internal(set) var rows: [[Cell]]
  /// The last rows that were scrolled away at the top of the primary screen.
  package internal(set) var history: [[Cell]] = []
  package internal(set) var isCursorShown = true

  var position = (column: 0, row: 0)
  /// The style in which the next character is drawn.
  var pen = TextStyle.plain
  var saved = (position: (column: 0, row: 0), pen: TextStyle.plain)
  /// The rows that scroll.
  var scrollRegion: ClosedRange<Int>
  /// The rows of the primary screen while the alternate one is shown; nil if it is not.
  var primaryRows: [[Cell]]?
  /// Whether a program has the whole screen: a demo, an editor, a pager.
  package var isAlternate: Bool { primaryRows != nil }
  var wraps = true
  var isInserting = false
  var parser = EscapeSequenceParser()

  package static let historyLimit = 1_000

  package init(columns: Int, rows: Int) {
    self.columns = max(2, columns)
    scrollRegion = 0...max(0, rows - 1)
    self.rows = []
    self.rows = scrollRegion.map { _ in blankRow }
  }

  /// An erased cell has the background of the pen.
  var blank: Cell { Cell(" ", TextStyle(background: pen.background)) }
  var blankRow: [Cell] { Array(repeating: blank, count: columns) }

  /// The place of the next character.
  package var cursor: (column: Int, row: Int) { (min(position.column, columns - 1), position.row) }

  /// The text of each row, without the spaces at its end.
  package var texts: [String] { rows.map { Array($0.prefix(columns)).text() } }

  /// - Parameter passThrough: Gets what draws nothing: a title, a bell, a question to the terminal.
  package mutating func show(
    _ bytes: some Sequence<UInt8>,
    passThrough: ([UInt8]) -> Void = { _ in }
  ) {
    for byte in bytes {
      guard let (token, bytes) = parser.parse(byte) else { continue }
      if !apply(token) { passThrough(bytes) }
    }
  }

  /// The row of the cursor stays, on either screen, until the program draws in the new size.
  package mutating func resize(columns: Int, rows count: Int) {
    self.columns = max(2, columns)
    let count = max(1, count)
    scrollRegion = 0...(rows.count - 1)
    while position.row >= count {
      scrollUp()
      position.row -= 1
    }
    func fitted(_ rows: [[Cell]]) -> [[Cell]] {
      let fitted = rows.prefix(count).map { $0 + blankRow.dropFirst($0.count) }
      return fitted + Array(repeating: blankRow, count: count - fitted.count)
    }
    rows = fitted(rows)
    if let primary = primaryRows {
      let above = max(0, saved.position.row + 1 - count)
      history += primary.prefix(above)
      primaryRows = fitted(Array(primary.dropFirst(above)))
    }
    scrollRegion = 0...(count - 1)
    move()
    saved.position.column = min(saved.position.column, self.columns - 1)
    saved.position.row = min(saved.position.row, count - 1)
  }
}
