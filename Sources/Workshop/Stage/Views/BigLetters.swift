/// A line that the last row of the room can read: letters as high as three rows.
struct BigLetters {
  let text: String
  let style: TextStyle

  init(_ text: String, _ style: TextStyle) {
    self.text = text
    self.style = style
  }

  private static let rows = 3
  private static let mostLines = 3

  /// Nil if there is no room for it in three lines, or no shape for a letter.
  func picture(in size: Extent) -> Canvas? {
    guard let lines = lines(columns: size.columns), lines.count <= Self.mostLines,
      lines.count * Self.rows <= size.rows
    else { return nil }
    let columns = lines.map(\.columns).max() ?? 0
    var canvas = Canvas(Extent(columns: columns, rows: lines.count * Self.rows))
    for (number, line) in lines.enumerated() {
      for row in 0..<Self.rows {
        let dots = [row * 2, row * 2 + 1].map { y in
          line.map { $0.indices.contains(y) ? $0[y] : "" }.joined(separator: " ")
        }
        let (upper, lower) = (Array(dots[0]), Array(dots[1]))
        for column in 0..<columns {
          let isUp = upper.indices.contains(column) && upper[column] == "#"
          let isLow = lower.indices.contains(column) && lower[column] == "#"
          guard isUp || isLow else { continue }
          let block = isUp ? (isLow ? "█" : "▀") : "▄"
          canvas.write(block, column: column, row: number * Self.rows + row, style: style)
        }
      }
    }
    return canvas
  }

  /// A letter is five rows of dots.
  private typealias Letter = [String]

  /// The words in lines; nil if one has no room, or a letter no shape.
  private func lines(columns: Int) -> [[Letter]]? {
    var lines: [[Letter]] = []
    for word in text.uppercased().split(separator: " ") {
      let letters = word.compactMap { Self.shapes[$0] }
      guard letters.count == word.count, letters.columns <= columns else { return nil }
      let longer = lines.last.map { $0 + [Self.gap] + letters }
      if let longer, longer.columns <= columns {
        lines[lines.count - 1] = longer
      } else {
        lines.append(letters)
      }
    }
    return lines.isEmpty ? nil : lines
  }

  private static let gap: Letter = Array(repeating: " ", count: 5)

  private static let shapes: [Character: Letter] = {
    var shapes: [Character: Letter] = [:]
    for (letters, picture) in pictures {
      let rows = picture.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.split(separator: "|", omittingEmptySubsequences: false).map(String.init) }
      for (index, letter) in letters.enumerated() { shapes[letter] = rows.map { $0[index] } }
    }
    return shapes
  }()

  private static let pictures = [
    "ABCDEFGHIJKLM": """
     ## |### | ###|### |####|####| ###|#  #|#|   #|#  #|#   |#   #|
    #  #|#  #|#   |#  #|#   |#   |#   |#  #|#|   #|# # |#   |## ##|
    ####|### |#   |#  #|### |### |# ##|####|#|   #|##  |#   |# # #|
    #  #|#  #|#   |#  #|#   |#   |#  #|#  #|#|#  #|# # |#   |#   #|
    #  #|### | ###|### |####|#   | ###|#  #|#| ## |#  #|####|#   #|
    """,
    "NOPQRSTUVWXYZ": """
    #  #| ## |### | ## |### | ###|###|#  #|#   #|#   #|#  #|# #|####|
    ## #|#  #|#  #|#  #|#  #|#   | # |#  #|#   #|#   #|#  #|# #|  # |
    # ##|#  #|### |#  #|### | ## | # |#  #| # # |# # #| ## | # | #  |
    #  #|#  #|#   |# ##|# # |   #| # |#  #| # # |## ##|#  #| # |#   |
    #  #| ## |#   | ###|#  #|### | # | ## |  #  |#   #|#  #| # |####|
    """,
    "0123456789.,:!?'-": """
     ## | #|### |### |#  #|####| ## |####| ## | ## | |  | |#|## |#|  |
    # ##|##|   #|   #|#  #|#   |#   |   #|#  #|#  #| |  |#|#|  #|#|  |
    ## #| #| ## | ## |####|### |### |  # | ## | ###| |  | |#| # | |##|
    #  #| #|#   |   #|   #|   #|#  #| #  |#  #|   #| | #|#| |   | |  |
     ## | #|####|### |   #|### | ## | #  | ## | ## |#|# | |#| # | |  |
    """,
  ]
}

extension [[String]] {
  fileprivate var columns: Int { reduce(-1) { $0 + $1[0].count + 1 } }
}
