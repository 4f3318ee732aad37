import Stage

/// The keys of a screen, and what they do.
struct KeyRow: View {
  let keys: KeyValuePairs<String, String>

  func draw(in size: Extent) -> Canvas {
    var line = StyledLine(" ")
    for (index, (key, meaning)) in keys.enumerated() {
      line = line + StyledLine(index == 0 ? "" : " · ", .dim)
      line = line + StyledLine(key, .bold) + StyledLine(" \(meaning)", .dim)
    }
    return line.draw(in: size)
  }
}
