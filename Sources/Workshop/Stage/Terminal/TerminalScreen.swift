/// What a program has drawn on a terminal: its bytes, obeyed as a terminal obeys them.
package struct TerminalScreen: Sendable {
  package struct Cell: Equatable, Sendable {
    /// Nil if the wide character before takes this place as well.
    package var character: Character? = " "
    package var style = TextStyle.plain
  }

  package private(set) var columns: Int
  package private(set) var rows: [[Cell]]
  /// What was written line by line, outside of the alternate screen: the last of it.
  package private(set) var lines: [String] = []

  /// The beginning of a line that is longer than a row, above the cursor's row.
  private var begun = ""
  private var cursor = (column: 0, row: 0)
  private var kept = (column: 0, row: 0)
  private var style = TextStyle.plain
  /// The screen below the alternate one; nil if that is not shown.
  private var below: [[Cell]]?
  private var wraps = true
  /// Whether a line feed also goes to the first column, as a terminal's driver has it.
  private var feedsToStart = false
  private var reader = EscapeReader()

  private static let mostLines = 2_000
  /// A program may write without ever ending its line.
  private static let longestLine = 10_000

  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = Array(repeating: Self.emptyRow(columns), count: rows)
  }

  private static func emptyRow(_ columns: Int) -> [Cell] {
    Array(repeating: Cell(), count: columns)
  }

  /// The text of each row, without the spaces at its end.
  package var texts: [String] { rows.map(Self.text) }

  /// The lines that are shown, without the empty ones below.
  package var text: String {
    var shown = texts[...]
    while shown.last?.isEmpty == true { shown.removeLast() }
    return shown.joined(separator: "\n")
  }

  private static func text(_ row: [Cell]) -> String {
    let text = String(row.compactMap(\.character))
    return String(
      text[..<(text.lastIndex { $0 != " " }.map(text.index(after:)) ?? text.startIndex)]
    )
  }

  package mutating func show(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      switch reader.read(byte) {
      case nil: break
      case .text(let scalar): put(scalar)
      case .control(let control): obey(control)
      case .sequence(let letter, let numbers, let mark): obey(letter, numbers, mark)
      case .escape(let letter): obey(escape: letter)
      }
    }
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    let character = Character(scalar)
    let width = character.columns
    guard width > 0 else { return combine(scalar) }
    if cursor.column + width > columns {
      guard wraps else { return }
      if below == nil, begun.utf8.count < Self.longestLine {
        begun += rows[cursor.row][..<cursor.column].compactMap(\.character)
      }
      cursor.column = 0
      nextRow()
    }
    rows[cursor.row][cursor.column] = Cell(character: character, style: style)
    if width == 2 { rows[cursor.row][cursor.column + 1] = Cell(character: nil, style: style) }
    cursor.column += width
  }

  /// An accent belongs to the character before it.
  private mutating func combine(_ scalar: Unicode.Scalar) {
    let column = rows[cursor.row][..<cursor.column].lastIndex { $0.character != nil }
    guard let column, let base = rows[cursor.row][column].character else { return }
    var scalars = base.unicodeScalars
    scalars.append(scalar)
    rows[cursor.row][column].character = String(String.UnicodeScalarView(scalars)).first
  }

  private mutating func feedLine() {
    if below == nil {
      lines.append(begun + Self.text(rows[cursor.row]))
      begun = ""
      if lines.count > 2 * Self.mostLines { lines.removeFirst(Self.mostLines) }
    }
    if feedsToStart { cursor.column = 0 }
    nextRow()
  }

  private mutating func nextRow() {
    guard cursor.row == rows.count - 1 else {
      cursor.row += 1
      return
    }
    rows.removeFirst()
    rows.append(Self.emptyRow(columns))
  }

  private mutating func obey(_ control: UInt8) {
    switch control {
    case 8: cursor.column = max(0, cursor.column - 1)
    case 9: cursor.column = min(columns - 1, (cursor.column / 8 + 1) * 8)
    case 10, 11, 12: feedLine()
    case 13: cursor.column = 0
    default: break
    }
  }

  private mutating func obey(escape letter: UInt8) {
    switch letter {
    case UInt8(ascii: "7"): kept = cursor
    case UInt8(ascii: "8"): cursor = kept
    case UInt8(ascii: "c"): self = TerminalScreen(columns: columns, rows: rows.count)
    default: break
    }
  }

  private mutating func obey(_ letter: UInt8, _ numbers: [Int], _ mark: UInt8?) {
    let first = numbers.first ?? 0
    let count = max(1, first)
    switch Character(Unicode.Scalar(letter)) {
    case "A": move(row: cursor.row - count)
    case "B": move(row: cursor.row + count)
    case "C": move(column: cursor.column + count)
    case "D": move(column: cursor.column - count)
    case "E": move(column: 0, row: cursor.row + count)
    case "F": move(column: 0, row: cursor.row - count)
    case "G": move(column: count - 1)
    case "d": move(row: count - 1)
    case "H", "f": move(column: max(1, numbers.dropFirst().first ?? 1) - 1, row: count - 1)
    case "J": erase(screen: first)
    case "K": erase(line: first)
    case "m" where mark == nil: style.obey(numbers)
    case "h" where mark == nil && first == 20: feedsToStart = true
    case "t" where first == 8 && numbers.count == 3: resize(columns: numbers[2], rows: numbers[1])
    case "h" where mark == UInt8(ascii: "?"): for number in numbers { set(number, true) }
    case "l" where mark == UInt8(ascii: "?"): for number in numbers { set(number, false) }
    default: break
    }
  }

  /// A program asks for a size, and gets one within limits. In another size it draws anew.
  private mutating func resize(columns: Int, rows: Int) {
    self.columns = min(max(2, columns), 400)
    self.rows = Array(repeating: Self.emptyRow(self.columns), count: min(max(1, rows), 200))
    if below != nil { below = self.rows }
    (cursor, kept) = ((0, 0), (0, 0))
  }

  private mutating func move(column: Int? = nil, row: Int? = nil) {
    if let column { cursor.column = min(max(0, column), columns - 1) }
    if let row { cursor.row = min(max(0, row), rows.count - 1) }
  }

  private mutating func erase(screen part: Int) {
    let all = rows.indices
    switch part {
    case 0:
      erase(line: 0)
      for row in all where row > cursor.row { rows[row] = Self.emptyRow(columns) }
    case 1:
      erase(line: 1)
      for row in all where row < cursor.row { rows[row] = Self.emptyRow(columns) }
    default:
      for row in all { rows[row] = Self.emptyRow(columns) }
    }
  }

  private mutating func erase(line part: Int) {
    let column = min(cursor.column, columns - 1)
    let range = part == 0 ? column..<columns : part == 1 ? 0..<(column + 1) : 0..<columns
    for column in range { rows[cursor.row][column] = Cell() }
  }

  private mutating func set(_ mode: Int, _ isOn: Bool) {
    switch (mode, below) {
    case (7, _): wraps = isOn
    case (1049, nil) where isOn:
      (kept, below) = (cursor, rows)
      erase(screen: 2)
    case (1049, let screen?) where !isOn:
      (cursor, rows, below) = (kept, screen, nil)
    default: break
    }
  }
}
