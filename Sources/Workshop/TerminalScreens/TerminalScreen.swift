import Stage

/// What a program has drawn on a terminal: its bytes, obeyed as a terminal obeys them.
package struct TerminalScreen: Sendable {
  package struct Cell: Equatable, Sendable {
    /// Nil if the wide character before takes this place as well.
    package var character: Character? = " "
    package var style = TextStyle.plain
    package var isUnderlined = false
    package var isItalic = false

    package init(_ character: Character? = " ", _ style: TextStyle = .plain) {
      (self.character, self.style) = (character, style)
    }
  }

  package private(set) var columns: Int
  package private(set) var rows: [[Cell]]
  /// The rows that have left at the top, outside of the alternate screen: the last of them.
  package private(set) var history: [[Cell]] = []
  /// How many have left so far; it begins anew where the program has removed them.
  package private(set) var historyCount = 0
  package private(set) var isCursorShown = true

  private var place = (column: 0, row: 0)
  /// A cell with the style in which the next character is drawn.
  private var pen = Cell()
  private var kept = (place: (column: 0, row: 0), pen: Cell())
  /// The rows that scroll.
  private var region: ClosedRange<Int>
  /// The screen below the alternate one; nil if that is not shown.
  private var below: [[Cell]]?
  private var wraps = true
  private var inserts = false
  private var drawsLines = false
  private var reader = EscapeReader()

  package static let mostHistory = 1_000

  package init(columns: Int, rows: Int) {
    self.columns = max(2, columns)
    region = 0...max(0, rows - 1)
    self.rows = []
    self.rows = region.map { _ in blankRow }
  }

  /// A cell that is erased keeps what is behind it.
  private var blank: Cell { Cell(" ", TextStyle(background: pen.style.background)) }
  private var blankRow: [Cell] { Array(repeating: blank, count: columns) }

  /// Where the next character is drawn.
  package var cursor: (column: Int, row: Int) { (min(place.column, columns - 1), place.row) }

  /// The text of each row, without the spaces at its end.
  package var texts: [String] { rows.map(Self.text) }

  package static func text(_ row: [Cell]) -> String {
    let text = String(row.compactMap(\.character))
    return String(
      text[..<(text.lastIndex { $0 != " " }.map(text.index(after:)) ?? text.startIndex)]
    )
  }

  /// - Parameter handOn: Gets what draws nothing: a title, a bell, a question to the terminal.
  package mutating func show(
    _ bytes: some Sequence<UInt8>,
    handOn: ([UInt8]) -> Void = { _ in }
  ) {
    for byte in bytes {
      switch reader.read(byte) {
      case nil: break
      case .text(let scalar): put(scalar)
      case .control(7): handOn([7])
      case .control(let control): obey(control)
      case .sequence(let sequence): if !obey(sequence) { handOn(sequence.bytes) }
      case .escape(let letter): if !obey(escape: letter) { handOn([0x1B, letter]) }
      case .characterSet(let letter): drawsLines = letter == UInt8(ascii: "0")
      case .message(let bytes): handOn(bytes)
      }
    }
  }

  /// In another size the program draws anew; until then rows are cut, and the cursor's row stays.
  package mutating func resize(columns: Int, rows count: Int) {
    self.columns = max(2, columns)
    let count = max(1, count)
    var surplus = max(0, place.row + 1 - count)
    while surplus > 0 {
      scrollUp(from: 0, to: rows.count - 1)
      place.row -= 1
      surplus -= 1
    }
    func fitted(_ rows: [[Cell]]) -> [[Cell]] {
      let fitted = rows.prefix(count).map { row in
        Array(row.prefix(self.columns)) + blankRow.dropFirst(min(row.count, self.columns))
      }
      return fitted + Array(repeating: blankRow, count: count - fitted.count)
    }
    rows = fitted(rows)
    below = below.map(fitted)
    region = 0...(count - 1)
    move()
  }
}

extension TerminalScreen {
  /// What `ESC ( 0` makes of the letters from "`" on.
  private static let lineCharacters = Array("◆▒␉␌␍␊°±␤␋┘┐┌└┼⎺⎻─⎼⎽├┤┴┬│≤≥π≠£·".unicodeScalars)

  private mutating func put(_ scalar: Unicode.Scalar) {
    let isLine = drawsLines && (0x60...0x7E).contains(scalar.value)
    put(Character(isLine ? Self.lineCharacters[Int(scalar.value) - 0x60] : scalar))
  }

  private mutating func put(_ character: Character) {
    let width = character.columns
    guard width > 0 else { return combine(character) }
    if place.column + width > columns {
      guard wraps else { return }
      place.column = 0
      nextRow()
    }
    if inserts { insertCells(width) }
    var cell = pen
    cell.character = character
    set(cell)
    if width == 2 {
      cell.character = nil
      set(cell)
    }
  }

  /// Half of a wide character that is written over leaves a space.
  private mutating func set(_ cell: Cell) {
    let (row, column) = (place.row, place.column)
    if column > 0, rows[row][column].character == nil, cell.character != nil {
      rows[row][column - 1].character = " "
    }
    if column + 1 < columns, rows[row][column + 1].character == nil {
      rows[row][column + 1].character = " "
    }
    rows[row][column] = cell
    place.column += 1
  }

  /// An accent belongs to the character before it.
  private mutating func combine(_ accent: Character) {
    let column = rows[place.row][..<min(place.column, columns)].lastIndex { $0.character != nil }
    guard let column, let base = rows[place.row][column].character else { return }
    rows[place.row][column].character = "\(base)\(accent)".first
  }

  private mutating func nextRow() {
    if place.row == region.upperBound {
      scrollUp(from: region.lowerBound, to: region.upperBound)
    } else {
      place.row = min(place.row + 1, rows.count - 1)
    }
  }

  private mutating func rowBefore() {
    if place.row == region.lowerBound {
      scrollDown(from: region.lowerBound, to: region.upperBound)
    } else {
      place.row = max(0, place.row - 1)
    }
  }

  private mutating func scrollUp(from top: Int, to bottom: Int) {
    let row = rows.remove(at: top)
    rows.insert(blankRow, at: bottom)
    guard top == 0, below == nil else { return }
    history.append(row)
    historyCount += 1
    // Not one by one: each removal moves all others.
    if history.count >= 2 * Self.mostHistory { history.removeFirst(Self.mostHistory) }
  }

  private mutating func scrollDown(from top: Int, to bottom: Int) {
    rows.remove(at: bottom)
    rows.insert(blankRow, at: top)
  }

  private mutating func insertCells(_ count: Int) {
    let column = cursor.column
    let count = min(count, columns - column)
    rows[place.row].removeLast(count)
    rows[place.row].insert(contentsOf: Array(repeating: blank, count: count), at: column)
  }

  private mutating func deleteCells(_ count: Int) {
    let column = cursor.column
    let count = min(count, columns - column)
    rows[place.row].removeSubrange(column..<(column + count))
    rows[place.row] += Array(repeating: blank, count: count)
  }
}

extension TerminalScreen {
  private mutating func obey(_ control: UInt8) {
    switch control {
    case 8: move(column: cursor.column - 1)
    case 9: move(column: (cursor.column / 8 + 1) * 8)
    case 10, 11, 12: nextRow()
    case 13: place.column = 0
    default: break
    }
  }

  private mutating func obey(escape letter: UInt8) -> Bool {
    switch Character(Unicode.Scalar(letter)) {
    case "7": kept = (place, pen)
    case "8": (place, pen) = kept
    case "D": nextRow()
    case "E":
      place.column = 0
      nextRow()
    case "M": rowBefore()
    case "c": self = TerminalScreen(columns: columns, rows: rows.count)
    default: return false
    }
    return true
  }

  /// Returns false where the sequence draws nothing.
  private mutating func obey(_ sequence: EscapeReader.Sequence) -> Bool {
    let numbers = sequence.numbers
    switch (sequence.mark.map { Character(Unicode.Scalar($0)) }, sequence.letter) {
    case (nil, let letter):
      return obey(Character(Unicode.Scalar(letter)), numbers)
    case ("?", UInt8(ascii: "h")), ("?", UInt8(ascii: "l")):
      let isOn = sequence.letter == UInt8(ascii: "h")
      // A program that switches several modes at once gets each of them.
      return numbers.map { set($0, isOn) }.allSatisfy { $0 }
    case ("?", UInt8(ascii: "J")): erase(screen: numbers.first ?? 0)
    case ("?", UInt8(ascii: "K")): erase(line: numbers.first ?? 0)
    case ("!", UInt8(ascii: "p")):
      (pen, region, inserts, wraps) = (Cell(), 0...(rows.count - 1), false, true)
    default: return false
    }
    return true
  }

  private mutating func obey(_ letter: Character, _ numbers: [Int]) -> Bool {
    let first = numbers.first ?? 0
    let count = max(1, first)
    let second = max(1, numbers.dropFirst().first ?? 1)
    switch letter {
    case "A": move(row: place.row - count)
    case "B", "e": move(row: place.row + count)
    case "C", "a": move(column: cursor.column + count)
    case "D": move(column: cursor.column - count)
    case "E": move(column: 0, row: place.row + count)
    case "F": move(column: 0, row: place.row - count)
    case "G", "`": move(column: count - 1)
    case "d": move(row: count - 1)
    case "H", "f": move(column: second - 1, row: count - 1)
    case "J": erase(screen: first)
    case "K": erase(line: first)
    case "L", "M": changeRows(isInsertion: letter == "L", count)
    case "P": deleteCells(count)
    case "@": insertCells(count)
    case "X":
      for column in cursor.column..<min(columns, cursor.column + count) {
        rows[place.row][column] = blank
      }
    case "S":
      for _ in 0..<min(count, rows.count) {
        scrollUp(from: region.lowerBound, to: region.upperBound)
      }
    case "T":
      for _ in 0..<min(count, rows.count) {
        scrollDown(from: region.lowerBound, to: region.upperBound)
      }
    case "b":
      let before = rows[place.row][..<min(place.column, columns)].last { $0.character != nil }
      if let character = before?.character {
        for _ in 0..<min(count, columns * rows.count) { put(character) }
      }
    case "m": pen.obey(numbers)
    case "h" where first == 4: inserts = true
    case "l" where first == 4: inserts = false
    case "r":
      let bottom = numbers.count > 1 && numbers[1] > 0 ? min(numbers[1], rows.count) : rows.count
      guard count < bottom || count == 1 else { return true }
      region = (count - 1)...(bottom - 1)
      place = (0, 0)
    case "s": kept = (place, pen)
    case "u": (place, pen) = kept
    // What would move or resize the window itself.
    case "t": break
    default: return false
    }
    return true
  }

  private mutating func move(column: Int? = nil, row: Int? = nil) {
    place.column = min(max(0, column ?? place.column), columns - 1)
    place.row = min(max(0, row ?? place.row), rows.count - 1)
  }

  private mutating func changeRows(isInsertion: Bool, _ count: Int) {
    guard region.contains(place.row) else { return }
    for _ in 0..<min(count, rows.count) {
      rows.remove(at: isInsertion ? region.upperBound : place.row)
      rows.insert(blankRow, at: isInsertion ? place.row : region.upperBound)
    }
    place.column = 0
  }

  private mutating func erase(screen part: Int) {
    let all = rows.indices
    switch part {
    case 0:
      erase(line: 0)
      for row in all where row > place.row { rows[row] = blankRow }
    case 1:
      erase(line: 1)
      for row in all where row < place.row { rows[row] = blankRow }
    case 3: (history, historyCount) = ([], 0)
    default: for row in all { rows[row] = blankRow }
    }
  }

  private mutating func erase(line part: Int) {
    let column = cursor.column
    let range = part == 0 ? column..<columns : part == 1 ? 0..<(column + 1) : 0..<columns
    for column in range { rows[place.row][column] = blank }
  }

  /// Returns false for a mode that draws nothing.
  private mutating func set(_ mode: Int, _ isOn: Bool) -> Bool {
    switch (mode, below) {
    case (6, _): break
    case (7, _): wraps = isOn
    case (25, _): isCursorShown = isOn
    case (47, nil) where isOn, (1047, nil) where isOn, (1049, nil) where isOn:
      (kept, below) = ((place, pen), rows)
      erase(screen: 2)
    case (47, let screen?) where !isOn, (1047, let screen?) where !isOn,
      (1049, let screen?) where !isOn:
      (place, rows, below) = (kept.place, screen, nil)
      region = 0...(rows.count - 1)
    case (47, _), (1047, _), (1049, _), (2026, _): break
    default: return false
    }
    return true
  }
}
