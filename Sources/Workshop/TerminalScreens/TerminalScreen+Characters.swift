import Stage

extension TerminalScreen {
  mutating func put(_ character: Character) {
    let width = character.columns
    guard width > 0 else { return combine(character) }
    if position.column + width > columns {
      guard wraps else { return }
      position.column = 0
      lineFeed()
    }
    if isInserting { changeCells(isInsertion: true, width) }
    set(Cell(character, pen))
    if width == 2 { set(Cell(nil, pen)) }
  }

  /// Half of a wide character that is written over leaves a space.
  private mutating func set(_ cell: Cell) {
    let (row, column) = (position.row, position.column)
    if column > 0, rows[row][column].character == nil, cell.character != nil {
      rows[row][column - 1].character = " "
    }
    if column + 1 < columns, rows[row][column + 1].character == nil {
      rows[row][column + 1].character = " "
    }
    rows[row][column] = cell
    position.column += 1
  }

  /// An accent belongs to the character before it.
  private mutating func combine(_ accent: Character) {
    let column = rows[position.row][..<min(position.column, columns)].lastIndex {
      $0.character != nil
    }
    guard let column, let base = rows[position.row][column].character else { return }
    rows[position.row][column].character = "\(base)\(accent)".first
  }

  mutating func lineFeed() {
    if position.row == scrollRegion.upperBound {
      scrollUp()
    } else {
      position.row = min(position.row + 1, rows.count - 1)
    }
  }

  mutating func reverseLineFeed() {
    if position.row == scrollRegion.lowerBound {
      scrollDown()
    } else {
      position.row = max(0, position.row - 1)
    }
  }

  mutating func scrollUp() {
    let row = rows.remove(at: scrollRegion.lowerBound)
    rows.insert(blankRow, at: scrollRegion.upperBound)
    guard scrollRegion.lowerBound == 0, primaryRows == nil else { return }
    history.append(row)
    // Not one by one, because each removal moves all others.
    if history.count >= 2 * Self.historyLimit { history.removeFirst(Self.historyLimit) }
  }

  mutating func scrollDown() {
    rows.remove(at: scrollRegion.upperBound)
    rows.insert(blankRow, at: scrollRegion.lowerBound)
  }

  /// Inserts or removes cells at the cursor: what follows them in its row moves.
  mutating func changeCells(isInsertion: Bool, _ count: Int) {
    let count = min(count, columns - cursor.column)
    let end = columns - count
    let (old, new) = isInsertion ? (end, cursor.column) : (cursor.column, end)
    rows[position.row].removeSubrange(old..<(old + count))
    rows[position.row].insert(contentsOf: Array(repeating: blank, count: count), at: new)
  }
}
