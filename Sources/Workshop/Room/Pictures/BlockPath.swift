import Stage

/// The blocks of which large digits and waves are made, as shapes: a font leaves gaps between them.
struct BlockPath {
  private(set) var path = ""

  /// The width and the height of a cell.
  static let cell = (width: 2, height: 4)

  /// By quarters: upper left 1, upper right 2, lower left 4, lower right 8.
  private static let quarters = Array(" ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█")
  private static let eighths = Array("▁▂▃▄▅▆▇")

  static func isBlock(_ character: Character) -> Bool {
    character != " " && (quarters.contains(character) || eighths.contains(character))
  }

  init(_ text: String, x: Int, y: Int) {
    var (upper, lower): ([Bool], [Bool]) = ([], [])
    for character in text {
      let mask = Self.quarters.firstIndex(of: character) ?? 0
      let filler = Array(repeating: false, count: max(0, character.columns - 1) * 2)
      if mask == 0, let eighth = Self.eighths.firstIndex(of: character) {
        let height = Double(eighth + 1) / 2
        let top = Double(y + Self.cell.height) - height
        path += "M\(x + upper.count) \(top)h2v\(height)h-2z"
      }
      upper += [mask & 1 != 0, mask & 2 != 0] + filler
      lower += [mask & 4 != 0, mask & 8 != 0] + filler
    }
    let both = zip(upper, lower).map { $0 && $1 }
    add(both, x, y, height: 4)
    add(zip(upper, both).map { $0 && !$1 }, x, y, height: 2)
    add(zip(lower, both).map { $0 && !$1 }, x, y + 2, height: 2)
  }

  /// A shape for each row of dots that touch.
  private mutating func add(_ dots: [Bool], _ x: Int, _ y: Int, height: Int) {
    for dots in dots.indices(where: \.self).ranges {
      let left = x + dots.lowerBound
      path += "M\(left) \(y)h\(dots.count)v\(height)H\(left)z"
    }
  }
}
