import OperatingSystem

/// A width and a height in character cells.
public struct Extent: Hashable, Sendable {
  public var columns: Int
  public var rows: Int

  /// A negative number becomes zero, so that sizes can be subtracted.
  public init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
  }
}

/// A rectangle of cells: what a view draws, and what a frame on the terminal is made of.
///
/// A canvas starts out clear. Whatever is written outside of it is cut off.
public struct Canvas: Hashable, Sendable {
  public let size: Extent
  package private(set) var rows: [[Cell]]

  /// Whether the canvas is in the middle of a movement, so that another frame should follow.
  public var isMoving = false

  public init(_ size: Extent) {
    self.size = size
    rows = Array(repeating: Array(repeating: .clear, count: size.columns), count: size.rows)
  }

  package init(rows: [[Cell]]) {
    let columns = rows.map(\.count).max() ?? 0
    size = Extent(columns: columns, rows: rows.count)
    self.rows = rows.map { $0 + Array(repeating: .clear, count: columns - $0.count) }
  }

  public subscript(column: Int, row: Int) -> Cell { rows[row][column] }

  /// Writes one line of text; control characters are shown, not obeyed.
  public mutating func write(
    _ text: String,
    column: Int = 0,
    row: Int = 0,
    style: TextStyle = .plain
  ) {
    var column = column
    for character in text {
      let character = character.printable
      let width = character.columns
      guard width > 0 else { continue }
      put(character, width: width, column: column, row: row, style: style)
      column += width
    }
  }

  /// Draws another canvas on top of this one; its clear cells let this one show through.
  public mutating func draw(_ other: Canvas, column: Int = 0, row: Int = 0) {
    isMoving = isMoving || other.isMoving
    for y in max(0, -row)..<max(0, -row, min(other.size.rows, size.rows - row)) {
      for x in max(0, -column)..<max(0, -column, min(other.size.columns, size.columns - column)) {
        let cell = other[x, y]
        guard !cell.isClear, let character = cell.character else { continue }
        let isWide = x + 1 < other.size.columns && other[x + 1, y].character == nil
        let width = isWide ? 2 : 1
        put(character, width: width, column: x + column, row: y + row, style: cell.style)
      }
    }
  }

  /// Makes every clear cell a blank one, so that nothing behind this canvas shows through.
  public mutating func makeOpaque(style: TextStyle = .plain) {
    rows = rows.map { row in row.map { $0.isClear ? Cell(" ", style) : $0 } }
  }

  mutating func restyle(_ change: (TextStyle) -> TextStyle) {
    for row in rows.indices {
      for column in rows[row].indices where !rows[row][column].isClear {
        rows[row][column].style = change(rows[row][column].style)
      }
    }
  }

  private mutating func put(
    _ character: Character,
    width: Int,
    column: Int,
    row: Int,
    style: TextStyle
  ) {
    guard (0..<size.columns).contains(column), (0..<size.rows).contains(row) else { return }
    let fits = column + width <= size.columns
    separate(column: column, row: row)
    rows[row][column] = Cell(fits ? character : " ", style)
    if width == 2, fits {
      separate(column: column + 1, row: row)
      rows[row][column + 1] = Cell(nil, style)
    }
  }

  /// Half of a wide character cannot stay when its other half is written over.
  private mutating func separate(column: Int, row: Int) {
    if rows[row][column].character == nil { rows[row][column - 1].character = " " }
    if column + 1 < size.columns, rows[row][column + 1].character == nil {
      rows[row][column + 1].character = " "
    }
  }
}

extension Canvas {
  /// The canvas as lines of text without escape sequences, without spaces at their ends.
  public var text: String { rows.map { $0.text() }.joined(separator: "\n") }
}

/// A canvas that is finished draws itself, cut off if it does not fit.
extension Canvas: View {
  public func draw(in space: Extent) -> Canvas {
    guard size.columns > space.columns || size.rows > space.rows else { return self }
    var canvas = Canvas(
      Extent(columns: min(size.columns, space.columns), rows: min(size.rows, space.rows))
    )
    canvas.draw(self)
    return canvas
  }
}
