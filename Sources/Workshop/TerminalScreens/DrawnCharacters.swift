import Stage

extension TerminalScreen {
  mutating func put(_ character: Character) {
    let width = character.columns
    guard width > 0 else { return combine(character) }
    if place.column + width > columns {
      guard wraps else { return }
      place.column = 0
      nextRow()
    }
    if inserts { insertCells(width) }
    set(Cell(character, pen))
    if width == 2 { set(Cell(nil, pen)) }
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

  mutating func nextRow() {
    if place.row == region.upperBound {
      scrollUp()
    } else {
      place.row = min(place.row + 1, rows.count - 1)
    }
  }

  mutating func rowBefore() {
    if place.row == region.lowerBound {
      scrollDown()
    } else {
      place.row = max(0, place.row - 1)
    }
  }

  mutating func scrollUp() {
    let row = rows.remove(at: region.lowerBound)
    rows.insert(blankRow, at: region.upperBound)
    guard region.lowerBound == 0, below == nil else { return }
    history.append(row)
    // Not one by one: each removal moves all others.
    if history.count >= 2 * Self.mostHistory { history.removeFirst(Self.mostHistory) }
  }

  mutating func scrollDown() {
    rows.remove(at: region.upperBound)
    rows.insert(blankRow, at: region.lowerBound)
  }

  mutating func insertCells(_ count: Int) {
    let column = cursor.column
    let count = min(count, columns - column)
    rows[place.row].removeSubrange((columns - count)..<columns)
    rows[place.row].insert(contentsOf: Array(repeating: blank, count: count), at: column)
  }

  mutating func deleteCells(_ count: Int) {
    let column = cursor.column
    let count = min(count, columns - column)
    rows[place.row].removeSubrange(column..<(column + count))
    rows[place.row].insert(contentsOf: Array(repeating: blank, count: count), at: columns - count)
  }
}
