import Stage

extension TerminalScreen {
  /// Returns false where the token draws nothing.
  mutating func apply(_ token: EscapeSequenceParser.Token) -> Bool {
    switch token {
    case .text(let scalar): put(Character(scalar))
    case .control(let control): return apply(control: control)
    case .escape(let letter): return apply(escape: letter)
    case .sequence(let name, let parameters): return apply(name, parameters)
    case .controlString: return false
    }
    return true
  }

  private mutating func apply(control: UInt8) -> Bool {
    switch control {
    // A bell.
    case 7: return false
    case 8: move(column: cursor.column - 1)
    case 9: move(column: (cursor.column / 8 + 1) * 8)
    case 10, 11, 12: lineFeed()
    case 13: position.column = 0
    default: break
    }
    return true
  }

  private mutating func apply(escape letter: UInt8) -> Bool {
    switch Character(Unicode.Scalar(letter)) {
    case "7": saved = (position, pen)
    case "8": (position, pen) = saved
    case "D": lineFeed()
    case "E":
      position.column = 0
      lineFeed()
    case "M": reverseLineFeed()
    case "c": self = TerminalScreen(columns: columns, rows: rows.count)
    default: return false
    }
    return true
  }

  private mutating func apply(_ name: String, _ parameters: [Int]) -> Bool {
    let first = parameters.first ?? 0
    let count = max(1, first)
    let second = max(1, parameters.dropFirst().first ?? 1)
    switch name {
    case "A": move(row: position.row - count)
    case "B", "e": move(row: position.row + count)
    case "C", "a": move(column: cursor.column + count)
    case "D": move(column: cursor.column - count)
    case "E": move(column: 0, row: position.row + count)
    case "F": move(column: 0, row: position.row - count)
    case "G", "`": move(column: count - 1)
    case "d": move(row: count - 1)
    case "H", "f": move(column: second - 1, row: count - 1)
    case "J", "?J": erase(screen: first)
    case "K", "?K": erase(line: first)
    case "L", "M": changeRows(isInsertion: name == "L", count)
    case "P", "@": changeCells(isInsertion: name == "@", count)
    case "X":
      for column in cursor.column..<min(columns, cursor.column + count) {
        rows[position.row][column] = blank
      }
    case "S": for _ in 0..<min(count, rows.count) { scrollUp() }
    case "T": for _ in 0..<min(count, rows.count) { scrollDown() }
    case "b":
      let before = rows[position.row][..<min(position.column, columns)].last { $0.character != nil }
      if let character = before?.character {
        for _ in 0..<min(count, columns * rows.count) { put(character) }
      }
    case "m": pen.apply(parameters)
    case "h" where first == 4: isInserting = true
    case "l" where first == 4: isInserting = false
    case "r":
      let bottom =
        parameters.count > 1 && parameters[1] > 0 ? min(parameters[1], rows.count) : rows.count
      guard count < bottom || count == 1 else { return true }
      scrollRegion = (count - 1)...(bottom - 1)
      position = (0, 0)
    case "s": saved = (position, pen)
    case "u": (position, pen) = saved
    // It would move or resize the window.
    case "t": break
    // A program that switches several modes at once gets each of them.
    case "?h", "?l": return parameters.map { set($0, name == "?h") }.allSatisfy { $0 }
    case "!p":
      pen = .plain
      scrollRegion = 0...(rows.count - 1)
      isInserting = false
      wraps = true
    default: return false
    }
    return true
  }

  mutating func move(column: Int? = nil, row: Int? = nil) {
    position.column = min(max(0, column ?? position.column), columns - 1)
    position.row = min(max(0, row ?? position.row), rows.count - 1)
  }

  private mutating func changeRows(isInsertion: Bool, _ count: Int) {
    guard scrollRegion.contains(position.row) else { return }
    for _ in 0..<min(count, rows.count) {
      rows.remove(at: isInsertion ? scrollRegion.upperBound : position.row)
      rows.insert(blankRow, at: isInsertion ? position.row : scrollRegion.upperBound)
    }
    position.column = 0
  }

  private mutating func erase(screen part: Int) {
    let all = rows.indices
    switch part {
    case 0:
      erase(line: 0)
      for row in all where row > position.row { rows[row] = blankRow }
    case 1:
      erase(line: 1)
      for row in all where row < position.row { rows[row] = blankRow }
    case 3: history = []
    default: for row in all { rows[row] = blankRow }
    }
  }

  private mutating func erase(line part: Int) {
    let (column, end) = (cursor.column, rows[position.row].count)
    let range = part == 0 ? column..<end : part == 1 ? 0..<(column + 1) : 0..<end
    for column in range { rows[position.row][column] = blank }
  }

  /// Returns false for a mode that draws nothing.
  private mutating func set(_ mode: Int, _ isOn: Bool) -> Bool {
    switch mode {
    case 6, 2026: break
    case 7: wraps = isOn
    case 25: isCursorShown = isOn
    case 47, 1047, 1049: showAlternateScreen(isOn)
    default: return false
    }
    return true
  }

  private mutating func showAlternateScreen(_ isOn: Bool) {
    if isOn, primaryRows == nil {
      (saved, primaryRows) = ((position, pen), rows)
      erase(screen: 2)
    } else if !isOn, let screen = primaryRows {
      (position, rows, primaryRows) = (saved.position, screen, nil)
      scrollRegion = 0...(rows.count - 1)
    }
  }
}
