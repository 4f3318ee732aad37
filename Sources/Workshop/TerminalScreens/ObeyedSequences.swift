import Stage

extension TerminalScreen {
  mutating func obey(_ control: UInt8) {
    switch control {
    case 8: move(column: cursor.column - 1)
    case 9: move(column: (cursor.column / 8 + 1) * 8)
    case 10, 11, 12: nextRow()
    case 13: place.column = 0
    default: break
    }
  }

  mutating func obey(escape letter: UInt8) -> Bool {
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
  mutating func obey(_ sequence: EscapeReader.Sequence) -> Bool {
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
      (pen, region, inserts, wraps) = (.plain, 0...(rows.count - 1), false, true)
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
    case "S": for _ in 0..<min(count, rows.count) { scrollUp() }
    case "T": for _ in 0..<min(count, rows.count) { scrollDown() }
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

  mutating func move(column: Int? = nil, row: Int? = nil) {
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
    case 3: history = []
    default: for row in all { rows[row] = blankRow }
    }
  }

  private mutating func erase(line part: Int) {
    let (column, end) = (cursor.column, rows[place.row].count)
    let range = part == 0 ? column..<end : part == 1 ? 0..<(column + 1) : 0..<end
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
