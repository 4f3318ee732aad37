import Stage

/// The keys that mean something now, in as many rows as they need.
struct KeyRows {
  let keys: [(key: String, meaning: String)]
  /// The keys that are left if a small window has no room for all.
  var essential: Set<String> = []

  /// None of them is cut. In a window of few rows there are fewer.
  func lines(in size: Extent) -> [StyledLine] {
    let all = lines(keys, columns: size.columns)
    if essential.isEmpty || all.count <= max(1, size.rows / 6) { return all }
    return lines(keys.filter { essential.contains($0.key) }, columns: size.columns)
  }

  private func lines(_ keys: [(key: String, meaning: String)], columns: Int) -> [StyledLine] {
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
