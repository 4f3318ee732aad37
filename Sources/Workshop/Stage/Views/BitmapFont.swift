/// The shapes of letters, five dots high.
enum BitmapFont {
  /// The shape of a letter, as its rows of dots.
  typealias Glyph = [String]

  /// Nil if a character has no shape.
  static func glyphs(of word: some StringProtocol) -> [Glyph]? {
    let word = word.uppercased()
    let glyphs = word.compactMap { shapes[$0] }
    return glyphs.count == word.count ? glyphs : nil
  }

  /// Their width next to one another, in dots.
  static func columns(_ glyphs: [Glyph]) -> Int { glyphs.reduce(-1) { $0 + $1[0].count + 1 } }

  /// The number of rows of a line whose dots are enlarged by a factor.
  static func rows(times factor: Int) -> Int { (5 * factor + 1) / 2 }

  /// Letters whose dots are squares: a cell is twice as high as it is wide, so it has two halves.
  static func canvas(_ glyphs: [Glyph], times factor: Int, _ style: TextStyle) -> Canvas {
    let dots = (0..<5).map { y in Array(glyphs.map { $0[y] }.joined(separator: " ")) }
    func isInk(_ x: Int, _ half: Int) -> Bool {
      half / factor < 5 && dots[half / factor][x / factor] == "#"
    }
    var canvas = Canvas(Extent(columns: columns(glyphs) * factor, rows: rows(times: factor)))
    for row in 0..<canvas.size.rows {
      for column in 0..<canvas.size.columns {
        let block =
          switch (isInk(column, 2 * row), isInk(column, 2 * row + 1)) {
          case (true, true): "█"
          case (true, false): "▀"
          case (false, true): "▄"
          case (false, false): ""
          }
        canvas.write(block, column: column, row: row, style: style)
      }
    }
    return canvas
  }

  static let gap: Glyph = Array(repeating: " ", count: 5)

  private static let shapes: [Character: Glyph] = {
    var shapes: [Character: Glyph] = [:]
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
    ####| #|####|####|#  #|####|####|####|####|####| |  | |#|## |#|  |
    #  #|##|   #|   #|#  #|#   |#   |   #|#  #|#  #| |  |#|#|  #|#|  |
    #  #| #|####| ###|####|####|####|   #|####|####| |  | |#| # | |##|
    #  #| #|#   |   #|   #|   #|#  #|   #|#  #|   #| | #|#| |   | |  |
    ####| #|####|####|   #|####|####|   #|####|####|#|# | |#| # | |  |
    """,
  ]
}
