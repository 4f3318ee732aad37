/// Fields below one another, their texts in line.
public struct Form: View {
  let fields: [Field]

  public init(_ fields: [Field]) { self.fields = fields }

  public func draw(in size: Size) -> Canvas {
    let label = min(fields.map(\.label.columns).max() ?? 0, size.columns / 3)
    return VStack {
      for field in fields {
        HStack(spacing: 0) {
          Text(field.isFocused ? "▸ " : "  ", .bold)
          Text(field.label.truncated(columns: label).padded(columns: label + 2), field.labelStyle)
          field.typed(columns: size.columns - label - 5)
        }
        if let note = field.note {
          HStack(spacing: 0) {
            Text(String(repeating: " ", count: label + 4))
            note
          }
        }
      }
    }
    .draw(in: size)
  }
}

/// A label and a text that a person types.
public struct Field {
  let label: String
  let text: String
  let isFocused: Bool
  let isSecret: Bool
  let cursor: Int?
  let note: Note?

  /// - Parameter cursor: How many characters are before the cursor of a field that has the focus; nil
  ///   when it is at the end.
  public init(
    _ label: String,
    _ text: String,
    isFocused: Bool = false,
    isSecret: Bool = false,
    cursor: Int? = nil,
    note: Note? = nil
  ) {
    self.label = label
    self.text = text
    self.isFocused = isFocused
    self.isSecret = isSecret
    self.cursor = cursor
    self.note = note
  }

  var shownText: String { isSecret ? String(repeating: "•", count: text.count) : text }

  /// As much of the text as there is room for, and the cursor: a bar at the end, or the letter that it
  /// is on.
  func typed(columns: Int) -> any View {
    guard isFocused, let cursor, cursor < shownText.count else {
      return HStack(spacing: 0) {
        Text(shownText.tail(columns: columns))
        if isFocused { Text("▏", .bold) }
      }
    }
    let left = String(shownText.prefix(cursor)).tail(columns: columns)
    let right = shownText.dropFirst(cursor)
    return HStack(spacing: 0) {
      Text(left)
      Text(String(right.prefix(1)), .reversed)
      Text(String(right.dropFirst()).prefix(columns: max(0, columns - left.columns)))
    }
  }
  var labelStyle: Style { isFocused ? .bold : .dim }
}

extension String {
  fileprivate func padded(columns: Int) -> String {
    self + String(repeating: " ", count: max(0, columns - self.columns))
  }

  /// The longest end that is no wider than this: where the cursor is.
  fileprivate func tail(columns: Int) -> String {
    String(String(reversed()).prefix(columns: columns).reversed())
  }
}
