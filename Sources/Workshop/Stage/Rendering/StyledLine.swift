import OperatingSystem

/// A line of text in different styles, to be written below the lines before it.
public struct StyledLine: Hashable, Sendable, ExpressibleByStringInterpolation {
  private(set) var cells: [Cell]

  public init(_ text: String, _ style: TextStyle = .plain) {
    let columns = text.reduce(0) { $0 + $1.printable.columns }
    var canvas = Canvas(Extent(columns: columns, rows: 1))
    canvas.write(text, style: style)
    cells = canvas.rows[0]
  }

  public init(stringLiteral text: String) { self.init(text) }

  private init(_ cells: ArraySlice<Cell>) { self.cells = Array(cells) }

  /// The text without its styles.
  public var text: String { String(cells.compactMap(\.character)) }

  package var columns: Int { cells.count }

  /// The text for a terminal with these colours; plain without a depth.
  package func text(in depth: ColorDepth?) -> String { cells.text(in: depth) }

  public static func + (line: StyledLine, other: StyledLine) -> StyledLine {
    StyledLine(line.cells + other.cells[...])
  }
}

extension StyledLine {
  /// The rows of a text in a window of that width.
  static func wrapped(_ text: String, _ style: TextStyle = .plain, columns: Int) -> [StyledLine] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .flatMap { StyledLine(String($0), style).wrapped(columns: columns) }
  }

  /// This line, or its beginning and "…" where that is all that fits.
  func truncated(columns: Int) -> StyledLine {
    guard cells.count > columns else { return self }
    guard columns > 0 else { return "" }
    let kept = cells[...].fitting(columns - 1)
    return StyledLine(kept) + StyledLine("…", cells[kept.endIndex].style)
  }

  /// The rows that this line needs in a window of that width. All but the first are indented as the
  /// first one is, and by `hanging` more.
  package func wrapped(columns: Int, hanging: Int = 0) -> [StyledLine] {
    guard cells.count > columns else { return [self] }
    var rest = cells[...]
    let indentation = rest.prefix { $0.character == " " }.count
    // A very narrow window has no space for an indentation.
    let margin = indentation + hanging < columns / 2 ? indentation + hanging : 0
    var lines: [StyledLine] = []
    while rest.count > columns {
      let start = lines.isEmpty ? rest.startIndex + indentation : rest.startIndex
      let (line, next) = rest.broken(columns: columns, after: start)
      lines.append(StyledLine(line))
      if next.isEmpty { return lines }
      rest = Array(repeating: Cell(), count: margin) + next
    }
    return lines + [StyledLine(rest)]
  }
}

extension ArraySlice<Cell> {
  /// The longest beginning that is no wider than this, and cuts no wide character in two.
  fileprivate func fitting(_ columns: Int) -> Self {
    let part = prefix(columns)
    return dropFirst(columns).first?.isRightHalf == true ? part.dropLast() : part
  }

  /// The part that fits, and what is left, broken between two words if there are two. The part has
  /// one character at least.
  fileprivate func broken(columns: Int, after start: Int) -> (Self, Self) {
    let first = 1 + dropFirst().prefix(while: \.isRightHalf).count
    let end = startIndex + Swift.max(fitting(Swift.max(0, columns)).count, first)
    let space = self[..<Swift.min(end + 1, endIndex)].lastIndex { $0.character == " " }
    guard let space, space > start, !self[start..<space].allSatisfy({ $0.character == " " }) else {
      return (self[..<end], self[end...])
    }
    return (self[..<space], self[space...].drop { $0.character == " " })
  }
}

/// The line, cut off if there is no space for the rest.
extension StyledLine: View {
  public func draw(in size: Extent) -> Canvas {
    Canvas(rows: size.rows > 0 ? [truncated(columns: size.columns).cells] : [])
  }
}
