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

  /// The text for another program that shows it on a terminal with these colours.
  package func text(in depth: ColorDepth) -> String {
    draw(in: Extent(columns: columns, rows: 1)).lines(depth)[0]
  }

  public static func + (line: StyledLine, other: StyledLine) -> StyledLine {
    var sum = line
    sum.parts += other.parts
    return sum
  }
}
