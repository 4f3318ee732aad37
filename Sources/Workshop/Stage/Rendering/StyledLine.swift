import OperatingSystem

/// A line of text in parts that look different, to be written below the lines before it.
public struct StyledLine: Hashable, Sendable, ExpressibleByStringInterpolation {
  public struct Part: Hashable, Sendable {
    public let text: String
    public let style: TextStyle
  }

  public private(set) var parts: [Part]

  public init(_ text: String, _ style: TextStyle = .plain) {
    parts = text.isEmpty ? [] : [Part(text: text, style: style)]
  }

  public init(stringLiteral text: String) { self.init(text) }

  /// The text without its styles.
  public var text: String { parts.map(\.text).joined() }

  package var columns: Int { text.printable.columns }

  /// The text for a terminal with these colours; plain without a depth.
  package func text(in depth: ColorDepth?) -> String {
    draw(in: Extent(columns: columns, rows: 1)).lines(depth)[0]
  }

  public static func + (line: StyledLine, other: StyledLine) -> StyledLine {
    var sum = line
    sum.parts += other.parts
    return sum
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
    guard self.columns > columns else { return self }
    let letters = letters[...]
    let kept = letters.fitting(columns - 1)
    guard columns > 0, let next = letters[kept.endIndex...].first else { return "" }
    return StyledLine(kept) + StyledLine("…", next.style)
  }

  /// The rows that this line needs in a window of that width. All but the first are indented as the
  /// first one is, and by `hanging` more.
  package func wrapped(columns: Int, hanging: Int = 0) -> [StyledLine] {
    guard self.columns > columns else { return [self] }
    var letters = letters[...]
    let indentation = letters.prefix { $0.character == " " }.count
    // A very narrow window has no space for an indentation.
    let margin = indentation + hanging < columns / 2 ? indentation + hanging : 0
    var lines: [StyledLine] = []
    while letters.fitting(columns).endIndex < letters.endIndex {
      let start = lines.isEmpty ? letters.startIndex + indentation : letters.startIndex
      let (line, rest) = letters.broken(columns: max(1, columns), after: start)
      lines.append(StyledLine(line))
      if rest.isEmpty { return lines }
      letters = Array(repeating: Letter(character: " ", style: .plain), count: margin) + rest
    }
    return lines + [StyledLine(letters)]
  }

  fileprivate struct Letter {
    let character: Character
    let style: TextStyle
  }

  private var letters: [Letter] {
    parts.flatMap { part in
      part.text.map { Letter(character: $0.printable, style: part.style) }
    }
  }

  private init(_ letters: ArraySlice<Letter>) {
    self = letters.chunkedByStyle.reduce("") { $0 + StyledLine($1.text, $1.style) }
  }
}

extension ArraySlice<StyledLine.Letter> {
  fileprivate func fitting(_ columns: Int) -> Self {
    var space = columns
    return prefix { letter in
      space -= letter.character.columns
      return space >= 0
    }
  }

  /// The part that fits, and what is left, broken between two words if there are two.
  fileprivate func broken(columns: Int, after start: Int) -> (Self, Self) {
    let end = Swift.max(fitting(columns).endIndex, Swift.min(startIndex + 1, endIndex))
    let space = self[..<Swift.min(end + 1, endIndex)].lastIndex { $0.character == " " }
    guard let space, space > start, !self[start..<space].allSatisfy({ $0.character == " " }) else {
      return (self[..<end], self[end...])
    }
    return (self[..<space], self[space...].drop { $0.character == " " })
  }

  fileprivate var chunkedByStyle: [(text: String, style: TextStyle)] {
    reduce(into: []) { chunks, letter in
      if chunks.last?.style == letter.style {
        chunks[chunks.count - 1].text.append(letter.character)
      } else {
        chunks.append((String(letter.character), letter.style))
      }
    }
  }
}

/// The line, cut off if there is no space for the rest.
extension StyledLine: View {
  public func draw(in size: Extent) -> Canvas {
    guard size.rows > 0 else { return Canvas(Extent(columns: 0, rows: 0)) }
    let line = truncated(columns: size.columns)
    var canvas = Canvas(Extent(columns: line.columns, rows: 1))
    var column = 0
    for part in line.parts {
      canvas.write(part.text, column: column, style: part.style)
      column += part.text.printable.columns
    }
    return canvas
  }
}
