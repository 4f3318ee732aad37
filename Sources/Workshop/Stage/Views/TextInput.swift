/// A line of text that a person types, and the place of the cursor.
public struct TextInput: Hashable, Sendable {
  public private(set) var text: String
  /// The number of characters before the cursor.
  public private(set) var cursor: Int

  /// The cursor starts at the end.
  public init(_ text: String = "") {
    self.text = text
    cursor = text.count
  }

  /// Edits the line as the key asks; other keys are ignored.
  public mutating func press(_ key: Key) -> KeyResponse {
    switch key {
    case .character(let character): insert(character)
    case .backspace: remove(before: 1)
    case .delete: remove(after: 1)
    case .control("u"): remove(before: cursor)
    case .left: cursor = max(0, cursor - 1)
    case .right: cursor = min(text.count, cursor + 1)
    case .home, .control("a"): cursor = 0
    case .end, .control("e"): cursor = text.count
    default: return .ignored
    }
    return .handled
  }

  private mutating func insert(_ new: Character) {
    let left = text.prefix(cursor) + String(new)
    text = String(left + text.dropFirst(cursor))
    // A combining mark joins the letter before it, and adds no letter.
    cursor = left.count
  }

  private mutating func remove(before: Int = 0, after: Int = 0) {
    let start = max(0, cursor - before)
    text = String(text.prefix(start) + text.dropFirst(cursor + after))
    cursor = start
  }
}

/// One line. At its end, the cursor is a bar; before a letter, the letter is highlighted.
extension TextInput: View {
  public func draw(in size: Extent) -> Canvas {
    let left = String(text.prefix(cursor)).tail(columns: size.columns - 1)
    let right = text.dropFirst(cursor)
    let space = size.columns - left.columns
    return HStack(spacing: 0) {
      Text(left)
      if let letter = right.first {
        Text(String(letter), .reversed)
        Text(String(right.dropFirst()).prefix(columns: space - letter.columns))
      } else {
        Text("▏", .bold)
      }
    }
    .draw(in: Extent(columns: size.columns, rows: min(1, size.rows)))
  }
}
