import Stage

/// The keys that mean something now, in as many rows as they need.
struct KeyRows {
  let keys: [(key: String, meaning: String)]

  /// None of them is cut.
  func lines(columns: Int) -> [StyledLine] {
    var lines: [StyledLine] = []
    for (key, meaning) in keys {
      let entry = StyledLine(key, .bold) + StyledLine(" \(meaning)", .dim)
      if let last = lines.last, last.text.count + 3 + entry.text.count <= columns {
        lines[lines.count - 1] = last + StyledLine(" · ", .dim) + entry
      } else {
        lines.append(StyledLine(" ") + entry)
      }
    }
    return lines
  }
}
