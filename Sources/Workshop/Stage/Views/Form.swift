/// Fields below one another, their texts in line.
public struct Form: View {
  let fields: [Field]

  public init(_ fields: [Field]) { self.fields = fields }

  public func draw(in size: Extent) -> Canvas {
    let label = min(fields.map(\.label.columns).max() ?? 0, size.columns / 3)
    return VStack {
      for field in fields {
        HStack(spacing: 0) {
          Text(field.isFocused ? "▸ " : "  ", .bold)
          Text(field.label.truncated(columns: label).padded(columns: label + 2), field.labelStyle)
          Text(field.shownText.tail(columns: size.columns - label - 5))
          if field.isFocused { Text("▏", .bold) }
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
  let note: Note?

  public init(
    _ label: String,
    _ text: String,
    isFocused: Bool = false,
    isSecret: Bool = false,
    note: Note? = nil
  ) {
    self.label = label
    self.text = text
    self.isFocused = isFocused
    self.isSecret = isSecret
    self.note = note
  }

  var shownText: String { isSecret ? String(repeating: "•", count: text.count) : text }
  var labelStyle: TextStyle { isFocused ? .bold : .dim }
}

extension String {
  fileprivate func padded(columns: Int) -> String {
    self + String(repeating: " ", count: max(0, columns - self.columns))
  }

  /// The longest end that is no wider than this: where the cursor is.
  func tail(columns: Int) -> String {
    String(String(reversed()).prefix(columns: columns).reversed())
  }
}
